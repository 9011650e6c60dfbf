/** The console's line for an answer that the player was refused with: the browser writes it by itself. */
const REFUSED = /Failed to load resource: the server responded with a status of (4\d\d)/;

/** The statuses that a player was refused with, in order, and every other error of the console. */
export function sorted(errors: readonly string[]): { refused: number[]; broken: string[] } {
  const refused = errors.flatMap((error) => Number(REFUSED.exec(error)?.[1] ?? []));
  return { refused, broken: errors.filter((error) => !REFUSED.test(error)) };
}
