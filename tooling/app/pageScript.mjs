/**
 * What a prerendered page needs to know before it is painted.
 * @typedef {object} PageFacts
 * @property {string} path that it was drawn for
 * @property {boolean} signedIn whether it was drawn for a player
 * @property {string | null} narrow the screens for which it was not drawn, as a media query
 * @property {string} tokenKey where the session lies
 * @property {string} expiryKey
 * @property {string} localeKey where the language lies that the player chose; the markup is in es-PE
 * @property {readonly string[]} reads paths to ask for at once, for a player
 */

/**
 * Runs in the head: asks for the first answers while the app is on its way.
 * @param {PageFacts} facts
 */
const readFirst = ({ path, tokenKey, expiryKey, reads }) => {
  // The device may keep this page for other addresses.
  if (location.pathname.replace(/(.)\/+$/, '$1') !== path) return;
  try {
    const token = localStorage.getItem(tokenKey);
    if (!token || Date.now() >= Number(localStorage.getItem(expiryKey))) return;
    const authorization = `Bearer ${token}`;
    const ask = (read) => fetch(`/services/${read}`, { headers: { accept: 'application/json', authorization } });
    const answers = Object.fromEntries(reads.map((read) => [read, ask(read)]));
    for (const answer of Object.values(answers)) answer.catch(() => undefined);
    Object.assign(window, { arma11FirstReads: { authorization, answers } });
  } catch {
    // A browser that refuses its storage has no session.
  }
};

/**
 * Runs right behind the markup, before it is painted: removes it where it is not right for this visit. Styles of elements
 * are set here, since the policy forbids them in markup. A button that is tapped before the app hears it is tapped again then.
 * @param {PageFacts} facts
 */
const keepOrRemove = ({ path, signedIn, narrow, tokenKey, expiryKey, localeKey }) => {
  const root = document.getElementById('root');
  const hasSession = () =>
    Boolean(localStorage.getItem(tokenKey)) && Date.now() < Number(localStorage.getItem(expiryKey));
  const suits = () => {
    try {
      return hasSession() === signedIn && (localStorage.getItem(localeKey) ?? 'es-PE') === 'es-PE';
    } catch {
      return !signedIn;
    }
  };
  const here = location.pathname.replace(/(.)\/+$/, '$1');
  const fits = here === path && suits() && !(narrow && matchMedia(narrow).matches);
  if (!fits) root.replaceChildren();
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-style]'))) {
    element.style.cssText = element.dataset.style;
    element.removeAttribute('data-style');
  }
  // Drawn in the device's scheme: the script in the head has found which one was chosen here.
  const { scheme } = document.documentElement.dataset;
  if (scheme) root.querySelector('[data-arma11-scheme]')?.setAttribute('data-arma11-scheme', scheme);
  root.hidden = false;
  if (!fits) return;
  let tapped = null;
  const keep = (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tapped = button;
  };
  addEventListener('click', keep, true);
  const arma11FirstTap = () => {
    removeEventListener('click', keep, true);
    tapped?.click();
  };
  Object.assign(window, { arma11FirstTap });
};

const script = (run, facts) => `<script>(${run})(${JSON.stringify(facts).replaceAll('<', '\\u003c')})</script>`;

/**
 * The page of an address: the built one with what was drawn in its place.
 * @param {string} template the built page
 * @param {{ early: string, head: string, html: string }} drawn what comes first, what goes into the head, and the markup
 * @param {PageFacts} facts
 * @param {(href: string) => string} readCss a style sheet of the build by its address
 */
export function prerenderedPage(template, { early, head, html }, facts, readCss) {
  const asks = facts.reads.length > 0 ? script(readFirst, facts) : '';
  const root = '<div id="root"></div>';
  if (!template.includes(root)) throw new Error(`The page has no ${root}.`);
  return template
    .replaceAll(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g, (_, href) => `<style>${readCss(href)}</style>`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<meta charset="utf-8" />', (charset) => charset + early + asks)
    .replace(root, () => `<div id="root" hidden>${html}</div>${script(keepOrRemove, facts)}`);
}
