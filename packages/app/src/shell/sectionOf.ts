/** The destinations, by their names in `es.shell.bottom`. */
export type Section = 'inicio' | 'saldo' | 'stats' | 'club' | 'mision';

/** Pages that belong to another destination than 'Inicio', by how their path begins. */
const elsewhere: readonly [RegExp, Section][] = [
  [/^\/play\/(billetera|galery-billetera|cobrar-saldo|pay-qr)\b/, 'saldo'],
  [/^\/play\/aficiones\b/, 'stats'],
  [/^\/(users\/profile\/?(verify-user\b.*)?$|play\/items\b)/, 'club'],
  [/^\/play\/quest\b/, 'mision'],
];

const ofTheGame = /^\/(play|compe|casual|predi)\b/;

/** Which destination a page belongs to; none where it is not of the game, as the desk. */
export const sectionOf = (pathname: string): Section | undefined =>
  elsewhere.find(([begin]) => begin.test(pathname))?.[1] ?? (ofTheGame.test(pathname) ? 'inicio' : undefined);
