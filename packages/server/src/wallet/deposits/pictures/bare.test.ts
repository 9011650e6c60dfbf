// Long: pictures are made here byte by byte, whole and broken.
import { deflateSync, crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { imageTypeOf, readReceipt } from '../receiptImage';
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

type Entry = readonly [tag: number, value: number];

/** A TIFF with these entries, of so many as it says, at an offset of its own. */
function tiffOf(entries: readonly Entry[], { count = entries.length, offset = 8 } = {}): Buffer {
  const bytes = Buffer.alloc(10 + 12 * entries.length);
  bytes.write('MM\0*', 0, 'latin1');
  bytes.writeUInt32BE(offset, 4);
  bytes.writeUInt16BE(count, 8);
  for (const [n, [tag, value]] of entries.entries()) {
    bytes.writeUInt16BE(tag, 10 + 12 * n);
    bytes.writeUInt16BE(value, 18 + 12 * n);
  }
  return bytes;
}
const TURN = 0x0112;
const CAMERA = 0x0110;
const exifOf = (data: Buffer, marker = 0xe1, name = 'Exif') =>
  segment(marker, Buffer.concat([text(`${name}\0\0`), data]));

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

const sized = (marker: number, height: number, width: number) =>
  segment(marker, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]));
const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const jpegOf = (...parts: Buffer[]) => Buffer.concat([SOI, ...parts, EOI]);
const isKept = (whole: Buffer) => expect(Buffer.from(bareJpeg(whole)!.bytes).equals(whole)).toBe(true);

describe('a JPEG’s segments', () => {
  it('are left out where an application wrote them, from the first to the last kind, and kept where the picture did', () => {
    const ofPicture = [segment(0xf0, text('of the picture')), segment(0xdb, Buffer.alloc(0))];
    const ofOthers = [0xe0, 0xe5, 0xef, 0xfe].map((marker) => segment(marker, text(SECRET)));
    const bare = bareJpeg(jpeg(...ofOthers, ...ofPicture, segment(0xe3, Buffer.alloc(0))))!;
    expect(Buffer.from(bare.bytes).equals(jpeg(...ofPicture))).toBe(true);
  });

  it.each([0xbf, 0xc4, 0xc8, 0xcc])('say nothing of its size where they are %i and no frame', (marker) => {
    const whole = jpegOf(sized(0xc0, 30, 40), sized(marker, 99, 99), scan);
    expect(bareJpeg(whole)).toMatchObject({ width: 40, height: 30 });
  });

  it.each([0xc0, 0xc2, 0xcf])('say its size in a frame of kind %i, also behind pixels', (marker) => {
    const whole = jpegOf(sized(0xc0, 99, 99), scan, sized(marker, 30, 40), scan);
    expect(bareJpeg(whole)).toMatchObject({ width: 40, height: 30 });
    isKept(whole);
  });

  it('say its size in the shortest frame that there is, and not in a shorter one', () => {
    const shortest = segment(0xc0, Buffer.from([8, 0, 30, 0, 40]));
    expect(bareJpeg(jpegOf(shortest, scan))).toMatchObject({ width: 40, height: 30 });
    expect(bareJpeg(jpegOf(segment(0xc0, Buffer.from([8, 0, 30])), scan))).toBeNull();
  });

  it.each([
    ['no size', []],
    ['no width', [sized(0xc0, 30, 0)]],
    ['no height', [sized(0xc0, 0, 40)]],
  ])('of %s are no picture', (_, frames) => {
    expect(bareJpeg(jpegOf(...frames, scan))).toBeNull();
  });

  it('may have bytes between them that fill, and none that mean nothing', () => {
    const filled = jpegOf(frame, Buffer.from([0xff, 0xff]), segment(0xc4, Buffer.from([7])), scan);
    expect(Buffer.from(bareJpeg(filled)!.bytes).equals(jpegOf(frame, segment(0xc4, Buffer.from([7])), scan))).toBe(
      true,
    );
    expect(bareJpeg(jpegOf(frame, Buffer.from([0, 0xe0, 0, 4, 1, 2]), scan))).toBeNull();
  });

  it('keep the pixels between them, with every restart and every 255 among them', () => {
    const pixelsOf = (...bytes: number[]) => Buffer.concat([segment(0xda, Buffer.from([1, 1, 0])), Buffer.from(bytes)]);
    isKept(jpegOf(frame, pixelsOf(1, 0xff, 0xd0, 2, 0xff, 0xd7, 3)));
    isKept(jpegOf(frame, pixelsOf(1, 0xff, 0xff, 0, 2, 0xff, 0, 3)));
  });
});

describe('how a JPEG is to be turned', () => {
  const turned = (first: Buffer) => bareJpeg(jpeg(first))!.bytes.length > jpeg().length;

  it.each([
    ['its only entry, which ends it', exifOf(tiffOf([[TURN, 8]])), true],
    [
      'its second entry',
      exifOf(
        tiffOf([
          [CAMERA, 6],
          [TURN, 6],
        ]),
      ),
      true,
    ],
    ['another entry', exifOf(tiffOf([[CAMERA, 6]])), false],
    [
      'an entry behind those that it counts',
      exifOf(
        tiffOf(
          [
            [CAMERA, 1],
            [TURN, 6],
          ],
          { count: 1 },
        ),
      ),
      false,
    ],
    ['an entry that is not there', exifOf(tiffOf([[CAMERA, 1]], { count: 2 })), false],
    ['a list behind its end', exifOf(tiffOf([[TURN, 6]], { offset: 22 })), false],
    ['a text that is no EXIF', exifOf(tiffOf([[TURN, 6]]), 0xe1, 'Abcd'), false],
    ['the EXIF of another application', exifOf(tiffOf([[TURN, 6]]), 0xed), false],
    ['an EXIF of its name alone', segment(0xe1, text('Exif')), false],
    ['nothing', segment(0xe1, text('ab')), false],
  ])('is said by %s: %s', (_, first, is) => {
    expect(turned(first)).toBe(is);
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

describe('a PNG', () => {
  const signature = png().subarray(0, 8);
  const end = chunk('IEND', Buffer.alloc(0));
  const pngOf = (...chunks: Buffer[]) => barePng(Buffer.concat([signature, ...chunks, end]));
  const sizedHeader = (width: number, height: number) =>
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])]));

  it.each([
    ['without pixels', [chunk('IHDR', header)]],
    ['without a width', [sizedHeader(0, 30), chunk('IDAT', pixels)]],
    ['without a height', [sizedHeader(40, 0), chunk('IDAT', pixels)]],
    ['that does not begin with its header', [chunk('sRGB', header), chunk('IDAT', pixels)]],
    ['whose header is cut short', [chunk('IHDR', header.subarray(0, 8)), chunk('IDAT', pixels)]],
  ])('%s is none', (_, chunks) => {
    expect(pngOf(...chunks)).toBeNull();
  });

  it('of one pixel is one', () => {
    expect(pngOf(sizedHeader(1, 1), chunk('IDAT', pixels))).toMatchObject({ width: 1, height: 1 });
  });
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

describe('a WebP', () => {
  const vp8 = (width: number, height: number, more: number[] = []) =>
    riff('VP8 ', Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, width, 0, height, 0, ...more]));
  const vp8l = (more: number) =>
    riff('VP8L', Buffer.concat([Buffer.from([0x2f]), u32(39 | (29 << 14), true), Buffer.alloc(more, 9)]));

  it('says its size in the shortest head of pixels that there is, and whatever follows', () => {
    for (const picture of [vp8(40, 30), vp8(40, 30, [1, 2, 3]), vp8l(0), vp8l(20)])
      expect(bareWebp(webp(picture))).toMatchObject({ width: 40, height: 30 });
  });

  it.each([
    ['whose pixels have no whole head', [riff('VP8 ', Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, 40, 0, 30]))]],
    ['whose lossless pixels have no whole head', [riff('VP8L', Buffer.from([0x2f, 1, 2, 3]))]],
    ['without a width', [vp8(0, 30)]],
    ['without a height', [vp8(40, 0)]],
    ['without pixels', [extended(0), riff('ALPH', text('abc'))]],
  ])('%s is none', (_, chunks) => {
    expect(bareWebp(webp(...chunks))).toBeNull();
  });

  it('that is cut off within its head is none', () => {
    expect(bareWebp(text('RIFF'))).toBeNull();
  });

  it('keeps an empty part at its end, and leaves what was sent as it was', () => {
    const whole = webp(extended(0x3c), lossy, riff('ALPH', Buffer.alloc(0)));
    const given = new Uint8Array(whole);
    const bare = bareWebp(given)!;
    expect(whole.equals(given)).toBe(true);
    expect(Buffer.from(bare.bytes).equals(webp(extended(0x10), lossy, riff('ALPH', Buffer.alloc(0))))).toBe(true);
  });
});

describe('the picture of a payment', () => {
  const file = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'yape.txt', { type: 'text/plain' });
  const pngSized = (width: number, height: number) => {
    const bytes = Buffer.from(png());
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };

  it.each([
    ['image/png', png()],
    ['image/jpeg', jpeg()],
    ['image/webp', webp(lossy)],
  ])('is %s by what its bytes are, whatever it is called', async (type, bytes) => {
    expect(imageTypeOf(bytes)).toBe(type);
    const read = (await readReceipt(file(bytes)))!;
    expect([read.type, Buffer.from(read.bytes).equals(bytes), read.hash.length]).toEqual([type, true, 32]);
  });

  it.each([
    ['a PNG’s first byte alone', Buffer.concat([Buffer.from([0x89]), Buffer.alloc(20)])],
    ['a JPEG’s first bytes but one', Buffer.from([0xff, 0xd8, 0, 0])],
    ['a RIFF that is no WebP', Buffer.concat([text('RIFF'), u32(4, true), text('WAVE')])],
    ['a WebP that is no RIFF', Buffer.concat([text('LIST'), u32(4, true), text('WEBP')])],
    ['nothing at all', Buffer.alloc(0)],
  ])('is not %s', (_, bytes) => {
    expect(imageTypeOf(bytes)).toBeNull();
  });

  it('may have fifty million pixels, and not one row more', async () => {
    expect(await readReceipt(file(pngSized(5000, 10_000)))).toMatchObject({ type: 'image/png' });
    await expect(readReceipt(file(pngSized(5000, 10_001)))).rejects.toMatchObject({
      extra: { fields: { image: 'La imagen es demasiado grande.' } },
    });
  });

  it('is none where no file was sent, or an empty one', async () => {
    expect([await readReceipt(undefined), await readReceipt(file(Buffer.alloc(0)))]).toEqual([null, null]);
  });
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
