import { deflateSync, crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bareJpeg } from './bareJpeg';
import { barePng } from './barePng';
import { bareWebp } from './bareWebp';

const SECRET = 'GPS -12.0464 -77.0428';
const text = (value: string) => Buffer.from(value, 'latin1');
const has = (bytes: Uint8Array, value: string) => Buffer.from(bytes).includes(text(value));

function u32(value: number, little = false): Buffer {
  const bytes = Buffer.alloc(4);
  if (little) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
}

const segment = (marker: number, data: Uint8Array) =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);

/** EXIF as cameras write it, in either order of bytes: a turn, and where it was taken. */
function exif(turn: number, little: boolean): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 12 + 4);
  const u16 = (value: number, at: number) => (little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  tiff.write(little ? 'II' : 'MM', 0);
  u16(42, 2);
  u32(8, little).copy(tiff, 4);
  u16(1, 8);
  u16(0x0112, 10);
  u16(3, 12);
  u32(1, little).copy(tiff, 14);
  u16(turn, 18);
  return segment(0xe1, Buffer.concat([text('Exif\0\0'), tiff, text(SECRET)]));
}

const frame = segment(0xc0, Buffer.from([8, 0, 30, 0, 40, 1, 1, 0x11, 0]));
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
]);
const jpeg = (...more: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...more,
    frame,
    scan,
    segment(0xc4, Buffer.from([7])),
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);

describe('a JPEG', () => {
  const adobe = segment(0xee, text('Adobe\0d\0\0\0\0\x01'));
  it('keeps its pixels and how they are coloured, and nothing of who took it where', () => {
    const dressed = jpeg(
      segment(0xe0, text('JFIF\0')),
      exif(1, true),
      segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
      segment(0xe2, text(`ICC_PROFILE\0${SECRET}`)),
      segment(0xed, text(SECRET)),
      adobe,
      segment(0xfe, text(SECRET)),
    );
    // A second picture behind the first has EXIF of its own.
    const bare = bareJpeg(Buffer.concat([dressed, jpeg(exif(1, true))]))!;
    expect([bare.width, bare.height]).toEqual([40, 30]);
    expect(Buffer.from(bare.bytes).equals(jpeg(adobe))).toBe(true);
  });

  it.each([
    [6, true],
    [6, false],
    [3, false],
  ])('that is to be turned (%i) is still turned, and tells no more', (turn, little) => {
    const { bytes } = bareJpeg(jpeg(exif(turn, little)))!;
    expect(has(bytes, SECRET)).toBe(false);
    const again = bareJpeg(bytes)!;
    expect(Buffer.from(again.bytes).equals(Buffer.from(bytes))).toBe(true);
    expect(bytes.length).toBe(jpeg().length + 36);
  });

  it.each([1, 9, 300])('is not turned by %i', (turn) => {
    expect(bareJpeg(jpeg(exif(turn, true)))!.bytes.length).toBe(jpeg().length);
  });
});

const chunk = (name: string, data: Uint8Array) =>
  Buffer.concat([u32(data.length), text(name), data, u32(crc32(Buffer.concat([text(name), data])))]);
const header = Buffer.concat([u32(40), u32(30), Buffer.from([8, 0, 0, 0, 0])]);
const pixels = deflateSync(Buffer.alloc(30 * 41));
const png = (...more: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);

it('a PNG keeps its pixels, without texts, times and EXIF', () => {
  const named = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'iCCP', 'acTL', 'prVt'].map((name) =>
    chunk(name, text(SECRET)),
  );
  const bare = barePng(Buffer.concat([png(chunk('gAMA', u32(45455)), ...named), text(SECRET)]))!;
  expect([bare.width, bare.height]).toEqual([40, 30]);
  expect(Buffer.from(bare.bytes).equals(png(chunk('gAMA', u32(45455))))).toBe(true);
});

const riff = (name: string, data: Uint8Array) =>
  Buffer.concat([text(name), u32(data.length, true), data, Buffer.alloc(data.length % 2)]);
const webp = (...chunks: Buffer[]) => {
  const body = Buffer.concat(chunks);
  return Buffer.concat([text('RIFF'), u32(body.length + 4, true), text('WEBP'), body]);
};
const extended = (flags: number) => riff('VP8X', Buffer.from([flags, 0, 0, 0, 39, 0, 0, 29, 0, 0]));
const lossy = riff('VP8 ', Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, 40, 0, 30, 0, 7]));

it('a WebP keeps its pixels and transparency, without EXIF, XMP and profile, and says so in its header', () => {
  const extra = ['ICCP', 'EXIF', 'XMP '].map((name) => riff(name, text(SECRET)));
  const dressed = webp(extended(0x3c), extra[0]!, riff('ALPH', text('abc')), lossy, extra[1]!, extra[2]!);
  const bare = bareWebp(Buffer.concat([dressed, text(SECRET)]))!;
  expect([bare.width, bare.height]).toEqual([40, 30]);
  expect(Buffer.from(bare.bytes).equals(webp(extended(0x10), riff('ALPH', text('abc')), lossy))).toBe(true);
  const lossless = riff('VP8L', Buffer.concat([Buffer.from([0x2f]), u32(39 | (29 << 14), true)]));
  expect(bareWebp(webp(lossless))).toMatchObject({ width: 40, height: 30 });
});

describe('what is cut off or made up', () => {
  it.each([
    ['a JPEG', bareJpeg, jpeg(exif(6, true))],
    ['a PNG', barePng, png(chunk('tEXt', text(SECRET)))],
    ['a WebP', bareWebp, webp(extended(0), lossy)],
  ])('%s that ends anywhere before its end is none', (_, bare, whole) => {
    for (let length = 12; length < whole.length; length += 1) expect(bare(whole.subarray(0, length))).toBeNull();
    for (let at = 2; at < whole.length; at += 1) {
      const broken = Buffer.from(whole);
      broken[at] = 0xff;
      expect(() => bare(broken)).not.toThrow();
    }
  });
});
