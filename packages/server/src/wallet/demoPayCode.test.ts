import { encodeQR } from 'qr';
import { expect, it } from 'vitest';
import { demoPayCode } from './demoPayCode';

const drawn = (provider: 'yape' | 'plin') => atob(demoPayCode(provider).image.split(',')[1]!);

it('the demo’s code says DEMO in lines of its own: an image is drawn with no font of the page', () => {
  expect(demoPayCode('yape').image).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(drawn('yape')).not.toMatch(/<text|font/);
  expect(drawn('yape')).not.toBe(drawn('plin'));
});

it.each(['yape', 'plin'] as const)('the demo’s code of %s, scanned, says not to pay it', (provider) => {
  const squares = encodeQR(`ARMA11 DEMO ${provider.toUpperCase()} NO PAGAR`, 'raw', { ecc: 'high', border: 4 });
  const dark = squares.flatMap((row, y) => row.map((is, x) => (is ? `M${x} ${y}h1v1h-1z` : '')));
  expect(drawn(provider)).toContain(`<path d="${dark.join('')}" fill="#1b1033"/>`);
});

it('the demo’s word lies across the middle of its code', () => {
  const { length } = encodeQR('ARMA11 DEMO YAPE NO PAGAR', 'raw', { ecc: 'high', border: 4 });
  const middle = length / 2;
  const [start, end] = drawn('yape').split(/<path d="[^"]*" fill="#1b1033"\/>/);
  expect(start).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${length} ${length}" shape-rendering="crispEdges">` +
      `<rect width="${length}" height="${length}" fill="#fff"/>`,
  );
  expect(end).toContain(
    `<g transform="rotate(-18 ${middle} ${middle})"><rect x="2" y="${middle - 5}" width="${length - 4}" height="10" `,
  );
  // The word is 21 wide and 5.6 high.
  expect(end).toContain(`<path transform="translate(${middle - 10.5} ${middle - 2.8})"`);
  expect(end).toMatch(/fill="none" stroke="#fff" stroke-width="1.3" [^<>]*\/><\/g><\/svg>$/);
});
