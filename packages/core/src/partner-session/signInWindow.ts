import type { ProofKey } from './proofKey';
import type { SignInContext } from './SignInWay';

/** What our page says when it is done: a hint to look, and nothing else. */
const READY = 'arma11:ready';

/** Where our page is for one sign-in. The origin is shown there: the server checks it against the key's. */
export function signInUrl(
  { baseUrl, key, lang }: Pick<SignInContext, 'baseUrl' | 'key' | 'lang'>,
  { state, challenge }: ProofKey,
  origin: string,
): string {
  const search = new URLSearchParams({ key, state, challenge, origin, ...(lang ? { lang } : {}) });
  return `${baseUrl}/embed/entrar?${search}`;
}

/**
 * Calls back when there may be something new: our window says so, or the player is back on the page. The message must come
 * from our origin and from our window; under a page's Cross-Origin-Opener-Policy it has no source, or never comes.
 */
export function watchHints(page: Window, opened: () => Window | null, ours: string, look: () => void): () => void {
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin === ours && (source === null || source === opened()) && data === READY) look();
  };
  page.addEventListener('message', hear);
  page.addEventListener('focus', look);
  return () => {
    page.removeEventListener('message', hear);
    page.removeEventListener('focus', look);
  };
}
