import { inflateSync } from 'node:zlib';

/**
 * Returns the TrueType font in a WOFF file, whose tables are packed one by one (w3.org/TR/WOFF). The rasteriser reads WOFF2
 * too, but unpacks it anew for each picture and each measure, which takes a hundred times as long.
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = from.getUint16(12);
  const font = new Uint8Array(from.getUint32(16));
  const to = new DataView(font.buffer);
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  const levels = Math.floor(Math.log2(count));
  to.setUint16(6, 16 * 2 ** levels);
  to.setUint16(8, levels);
  to.setUint16(10, 16 * count - 16 * 2 ** levels);
  let place = 12 + 16 * count;
  for (let table = 0; table < count; table += 1) {
    const entry = 44 + 20 * table;
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((at) => from.getUint32(entry + at));
    const bytes = woff.subarray(offset!, offset! + packed!);
    font.set(packed! < length! ? inflateSync(bytes) : bytes, place);
    [tag, checksum, place, length].forEach((value, at) => to.setUint32(12 + 16 * table + 4 * at, value!));
    // Each begins at a multiple of four.
    place += (length! + 3) & ~3;
  }
  return font;
}
