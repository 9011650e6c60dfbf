async function through(bytes: Uint8Array, transform: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Compresses with the platform's own gzip: the same code runs in Node and in a browser. */
export const gzip = (bytes: Uint8Array) => through(bytes, new CompressionStream('gzip'));

/** Undoes `gzip`. */
export const gunzip = (bytes: Uint8Array) => through(bytes, new DecompressionStream('gzip'));
