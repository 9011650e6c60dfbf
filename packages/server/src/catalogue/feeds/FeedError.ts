/**
 * What is wrong with a document: it is not what it should be, only a part of it came, its clubs are others than the
 * league's, or it tells an older state than the last one.
 */
export type FeedProblem = 'shape' | 'cut' | 'clubs' | 'older';

/** A file that cannot be read as what it should be: nothing of it is used. The message names the file and the place. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly kind: FeedProblem;

  constructor(
    readonly file: string,
    readonly place: string | null,
    readonly problem: string,
    { kind = 'shape', ...options }: ErrorOptions & { kind?: FeedProblem } = {},
  ) {
    super(`${place ? `${file}, ${place}` : file}: ${problem}`, options);
    this.kind = kind;
  }
}
