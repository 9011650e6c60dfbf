import { previewCalls } from '@arma11/core/contract';
import type { Deps } from '../../platform/deps';
import { allowsOrigin } from '../../partners/allowsOrigin';
import { known, pageClosed, partnerOfKey } from '../../partners/openPartner';
import type { Endpoint } from './callRoute';
import { requestingPage } from '../../platform/http/requestingPage';
import type { Caller } from '../../platform/http/caller';

/** No player has this id: whoever bears it has joined nothing, and owns nothing. */
const NOBODY: Omit<Caller, 'preview'> = {
  id: 0,
  role: 'player',
  authAt: new Date(0).toISOString(),
  tokenHash: new Uint8Array(),
};

/**
 * Who asks with a publishable key alone, as `?pk=`: somebody who has joined nothing, for the reads of `previewCalls` and
 * from a page of the partner's. Null where no key or another call is asked for.
 */
export async function previewCaller(
  { db, partnerFigures }: Pick<Deps, 'db' | 'partnerFigures'>,
  { name }: Endpoint,
  request: Request,
): Promise<Caller | null> {
  const key = new URL(request.url).searchParams.get('pk');
  if (key === null || request.headers.has('authorization') || !previewCalls.includes(name)) return null;
  const { id, origins } = known(await partnerOfKey(db.fresh, key));
  const page = requestingPage(request);
  const origin = page.find((each) => allowsOrigin(origins, each));
  if (origin !== undefined) return { ...NOBODY, preview: { partnerId: id, origin } };
  // A sandboxed frame or a file says `null`: nobody can register that.
  const stranger = page.find((each) => /^https?:/.test(each) && each.length <= 300 && URL.canParse(each));
  if (stranger !== undefined) partnerFigures?.count({ partnerId: id, page: new URL(stranger).origin }, 'refused');
  throw pageClosed();
}
