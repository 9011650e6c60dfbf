/** What one check of an installation found. */
export interface Finding {
  check: string;
  /** `fail`: players would notice, or money is not safe; `warn`: somebody should look at it. */
  state: 'ok' | 'warn' | 'fail';
  /** What was found; of a warning and a failure also what to do. */
  says: string;
}

type Say = (check: string, says: string) => Finding;

export const ok: Say = (check, says) => ({ check, state: 'ok', says });
export const warn: Say = (check, says) => ({ check, state: 'warn', says });
export const fail: Say = (check, says) => ({ check, state: 'fail', says });

/** A failure where real players are, and a warning elsewhere. */
export const failIn = (production: boolean): Say => (production ? fail : warn);

/** A number of bytes as people read it. */
export const bytesAsText = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;

/** A number of seconds as people read it. */
export function secondsAsText(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
