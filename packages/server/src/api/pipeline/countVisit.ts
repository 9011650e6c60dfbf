import type { Context } from 'hono';
import { pageAddress } from '../../partners/figures/pageAddress';
import type { Deps } from '../../platform/deps';
import type { Caller } from '../../platform/http/caller';
import type { ServerEnv } from '../../platform/http/env';

/** Tells whoever counts that somebody is shown a widget on a partner's page. */
export function countVisit(
  caller: Caller | null,
  { partnerFigures }: Pick<Deps, 'partnerFigures'>,
  c: Context<ServerEnv>,
): void {
  const shown = caller?.embed ?? caller?.preview;
  if (!shown || !partnerFigures) return;
  const { partnerId, origin } = shown;
  const visitor = `${c.env?.ip ?? ''} ${c.req.header('user-agent') ?? ''}`;
  partnerFigures.visit({ partnerId, page: pageAddress(c.req.raw, origin) }, visitor);
}
