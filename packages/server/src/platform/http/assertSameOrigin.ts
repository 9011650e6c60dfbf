import { Refusal } from '../refusal';

/**
 * Throws on a sign-in that another site's page sends: a form travels without a preflight, so a stranger could sign the
 * reader in to the stranger's account (ASVS 3.5.2). Requests without these headers do not come from a page.
 */
export function assertSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const ours = origin === null || (URL.canParse(origin) && new URL(origin).host === host);
  if (ours && (site === null || site === 'same-origin' || site === 'none')) return;
  throw new Refusal(403, 'PROHIBIDO', 'Ingresa desde la página de Arma Tu 11.');
}
