type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes by their keys, as many as fit into so many; whichever was asked for longest ago goes first. */
export interface KeptBytes {
  get(key: string): Bytes | undefined;
  set(key: string, bytes: Bytes): void;
}

export function keepBytes(most: number): KeptBytes {
  // A Map lists its keys in the order in which they were put in.
  const kept = new Map<string, Bytes>();
  let held = 0;
  function drop(key: string): void {
    held -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  }
  return {
    get(key) {
      const bytes = kept.get(key);
      if (bytes && kept.delete(key)) kept.set(key, bytes);
      return bytes;
    },
    set(key, bytes) {
      drop(key);
      kept.set(key, bytes);
      held += bytes.length;
      for (const oldest of kept.keys()) {
        if (held <= most) break;
        drop(oldest);
      }
    },
  };
}
