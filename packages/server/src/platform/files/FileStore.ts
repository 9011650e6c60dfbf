/** A file as it is listed. */
export interface StoredFile {
  name: string;
  modified: Date;
}

/**
 * Keeps files outside of the database. A name is `folder/file`, of lower-case letters and digits, is used once, and comes
 * from us alone. What fails throws FilesUnavailable.
 */
export interface FileStore {
  /** Where it is, without credentials. */
  place: string;
  /** Resolves when a power cut no longer takes the file. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null: there is no file of that name. */
  get(name: string): Promise<Uint8Array | null>;
  /** Also where there is no file of that name. */
  delete(name: string): Promise<void>;
  /** The files of a folder, some at a time. */
  list(folder: string): AsyncIterable<readonly StoredFile[]>;
}

/** The files cannot be reached, or not be written; the message says why, without credentials. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}
