/** A file that cannot be read as what it should be: nothing of it is used. The message names the file and the place. */
export class FeedError extends Error {
  override readonly name = 'FeedError';

  constructor(
    readonly file: string,
    readonly place: string | null,
    problem: string,
    options?: ErrorOptions,
  ) {
    super(`${place ? `${file}, ${place}` : file}: ${problem}`, options);
  }
}
