import type { Deps } from '../../platform/deps';
import { base64url } from '../../platform/bytes';
import { REPORT_PATH } from './cspReports';
import { headMeta } from './headMeta';
import type { PageIdentity } from './pageIdentity';

/** First segments of the app's routes (product §2). Anything else is the app's own "not found" page, as a 404. */
const ROUTES = new Set(['', 'login-user', 'play', 'compe', 'casual', 'predi', 'users', 'operador', 'probar']);

/** What the app's page is told of the server. */
export interface PageFacts {
  /** The identity service; null: there is none. */
  identity: PageIdentity | null;
  /** The demo's account, by which anybody signs in with one tap; null where no demo is played. */
  demo: { email: string; password: string } | null;
}

/** The window that a partner's page opens for signing in (docs/auth.md). */
const isGrantPage = (path: string) => /^\/embed\/entrar\/?$/.test(path);

/** The console of partners' people; what else is under /partners/ are pages of a demo. */
const isConsole = (path: string) => /^\/partners\/console(\/|$)/.test(path);

/** Whether a path is one of the app's. */
const isAppRoute = (path: string) => ROUTES.has(path.split('/')[1] ?? '') || isGrantPage(path) || isConsole(path);

/**
 * The name of the page that the build has drawn for a path (tooling/app/prerender.mjs), or null. The page itself removes what
 * is not right for the visit: the landing of who is signed in, the home of who is not.
 */
export function prerenderedName(path: string, { identity, demo }: PageFacts): string | null {
  switch (path.replace(/(.)\/+$/, '$1')) {
    case '/':
      return `landing${demo ? '-demo' : ''}${identity ? '-google' : ''}`;
    case '/login-user':
      return 'login-user';
    case '/play':
      return 'play';
    default:
      return null;
  }
}

/**
 * The page with a nonce on all that may run or style, told to the app in the way that Vite and styled-components read,
 * and with what else it is told at its head.
 */
const pageWithNonce = (html: string, nonce: string, told = '') =>
  html
    .replaceAll(/<(script|style|link)\b(?![^>]*\snonce=)/g, `<$1 nonce="${nonce}"`)
    .replace('<head>', () => `<head><meta property="csp-nonce" nonce="${nonce}" content="${nonce}" />${told}`);

const sources = (directive: string, own: string, more: readonly string[] = []) => [directive, own, ...more].join(' ');

/** What the page may do (security §4.2); a little more where there is an identity service. */
const pagePolicy = (nonce: string, identity: PageIdentity | null) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    sources('connect-src', "'self'", identity?.connect),
    identity ? `frame-src ${identity.frame.join(' ')}` : "frame-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    sources('trusted-types', 'app-html app-worker dompurify', identity?.policies),
    // Browsers that know the first leave out the second.
    'report-to csp',
    `report-uri ${REPORT_PATH}`,
  ].join('; ');

const HEADERS: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  // Each answer has its own nonce, so an old page must never meet a new policy.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

// The Google window must be able to answer the page that opened it; and ours, at the end of a grant, the partner's page.
const openerPolicy = (path: string) => (isGrantPage(path) ? 'unsafe-none' : 'same-origin-allow-popups');

/**
 * The app's page as the answer for a path; 404 when the app has no such route. Outside production the policy reports
 * instead of refusing (docs/decisions/0015): tools that draw over the page work, and every breach is a console error,
 * which the browser tests do not forgive.
 */
export function pageResponse(
  html: string,
  path: string,
  { random, production }: Pick<Deps, 'random' | 'production'>,
  { identity, demo }: PageFacts,
  acceptEncoding = '',
) {
  const nonce = base64url(random(18));
  const policy = production ? 'content-security-policy' : 'content-security-policy-report-only';
  const zipped = /\bgzip\b/.test(acceptEncoding);
  const headers = {
    ...HEADERS,
    ...(zipped ? { 'content-encoding': 'gzip' } : {}),
    vary: 'Accept-Encoding',
    'cross-origin-opener-policy': openerPolicy(path),
    'reporting-endpoints': `csp="${REPORT_PATH}"`,
    [policy]: pagePolicy(nonce, identity),
  };
  const told = (identity?.meta ?? '') + (demo ? headMeta('arma11-demo', demo) : '');
  const page = new Response(pageWithNonce(html, nonce, told)).body;
  const body = zipped ? page!.pipeThrough(new CompressionStream('gzip')) : page;
  return new Response(body, { status: isAppRoute(path) ? 200 : 404, headers });
}
