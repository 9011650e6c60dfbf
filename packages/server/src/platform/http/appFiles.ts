/** The built app, however it is kept: on disk in Node, or in memory elsewhere. */
export interface AppFiles {
  /** A file by its path without the leading slash, or null. */
  file(path: string, acceptEncoding: string): Promise<AppFile | null>;
  /** The page as it was built, or as it was prerendered where there is one of that name; null when the app is not built. */
  page(prerendered?: string | null): Promise<string | null>;
  /** A page that the build can draw, drawn with data; null when it has none of that name. */
  draw(prerendered: string, data: object): Promise<string | null>;
}

/** A file ready to be sent. */
export interface AppFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  etag: string;
  encoding: 'br' | 'gzip' | null;
  /** Its name changes with its content. */
  hashed: boolean;
}
