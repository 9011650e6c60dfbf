import type { Preview, ShareCard } from './Preview';

const GAME = 'Arma tu once, predice los partidos y juega por el pozo con tus amigos.';
const APP: Preview = { title: 'Arma Tu 11', description: GAME, card: 'once', path: '/' };

const invitation = (card: ShareCard, title: string, description: string) => (path: string) => ({
  title,
  description,
  card,
  path,
  hidden: true,
});
const compeCode = invitation('once', 'Te invitan a una sala de Arma Tu 11', 'Arma tu once y compite con tus amigos.');
const prediCode = invitation('predi', 'Te invitan a una sala de predicciones', 'Predice y compite con tus amigos.');
const page = (card: ShareCard) => (path: string) => ({ ...APP, card, path, hidden: true });

/** The addresses that people share: the shape of the path without its last slash, and what is said of it. */
const SHARED: readonly [shape: RegExp, say: (path: string) => Preview][] = [
  [/^\/compe\/sala\/join$/, (path) => compeCode(`${path}/`)],
  [/^\/predi\/sala-join$/, prediCode],
  [/^\/(compe|casual)\/sala\/\d+$/, page('once')],
  [/^\/predi\/sala\/\d+$/, page('predi')],
  [/^\/users\/profile\/[^/]+$/, page('once')],
];

/** What an address says of itself without anything being looked up: the same for what is there, what is private and what is not. */
export function generalPreview(path: string, query: URLSearchParams): Preview {
  if (path === '/' && query.has('ref')) return { ...APP, title: 'Te invitan a jugar Arma Tu 11' };
  const found = SHARED.find(([shape]) => shape.test(path));
  return found ? found[1](path) : APP;
}
