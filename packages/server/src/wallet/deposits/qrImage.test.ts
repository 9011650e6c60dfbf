import { describe, expect, it } from 'vitest';
import { qrImage } from './qrImage';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const base64 = (value: string | Uint8Array) => Buffer.from(value).toString('base64');
const svg = (text: string) => qrImage(base64(text));

describe('the picture of a code to pay', () => {
  it.each([
    ['<svg/>', false],
    ['<svg></svg>', true],
    [' \n<svg ></svg>', true],
    ['<?xml version="1.0" encoding="UTF-8"?><svg></svg>', true],
    ['<?xml version="1.0"?>\n  <!-- made by\n hand -->\n  <svg></svg>', true],
    ['<!----><svg></svg>', true],
    ['<!-- made by hand --><svg></svg>', true],
    ['x<svg></svg>', false],
    ['<html><svg></svg></html>', false],
    ['<svgx></svgx>', false],
    ['<svg><script>alert(1)</script></svg>', false],
    ['<svg><foreignObject/></svg>', false],
    ['<svg onload = "x()"></svg>', false],
    ['<svg><a href="JavaScript:x()"/></svg>', false],
    ['<!DOCTYPE svg [<!ENTITY x "y">]><svg></svg>', false],
    ['<svg><!ENTITY x "y"></svg>', false],
  ])('%j is taken: %s', (text, taken) => {
    expect(svg(text)).toBe(taken ? `data:image/svg+xml;base64,${base64(text)}` : null);
  });

  it('is shown as it is, also where its base64 has line breaks', () => {
    const lines = base64(PNG).replaceAll(/.{4}/g, '$&\n');
    expect(qrImage(lines)).toBe(`data:image/png;base64,${base64(PNG)}`);
  });

  it('is none where it is no base64, no text of a drawing, or nothing', () => {
    expect([qrImage('%%%'), qrImage(base64('GIF89a')), qrImage('')]).toEqual([null, null, null]);
  });

  it('may have 256 KiB and not a byte more', () => {
    const sized = (length: number) => base64(Buffer.concat([PNG, Buffer.alloc(length - PNG.length)]));
    const most = sized(256 * 1024);
    expect([qrImage(most), qrImage(sized(256 * 1024 + 1))]).toEqual([`data:image/png;base64,${most}`, null]);
  });
});
