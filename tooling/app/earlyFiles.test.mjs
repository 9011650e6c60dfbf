import { describe, expect, it } from 'vitest';
import { earlyScript } from './earlyFiles.mjs';

const file = (name, imports = [], isEntry = false) => ({
  fileName: `assets/${name}.js`,
  imports: imports.map((other) => `assets/${other}.js`),
  isEntry,
  facade: `${name}.tsx`,
  modules: { [`${name}.tsx`]: 1 },
});
const graph = {
  files: [file('main', ['vendor'], true), file('vendor'), file('Room', ['vendor', 'card']), file('card')],
  imports: {},
};
const pages = [{ path: '/sala/\\d+', loads: ['Room.tsx'] }];

/** What a page at an address asks for early. */
function asked(pathname) {
  const links = [];
  const document = {
    currentScript: { nonce: 'n1' },
    createElement: () => ({}),
    head: { append: (link) => links.push(link) },
  };
  new Function('document', 'location', earlyScript(graph, pages))(document, { pathname });
  return links;
}

describe('what the first pages ask for with their markup', () => {
  it('is their own files and what these import, and nothing that the markup asks for itself', () => {
    expect(asked('/sala/7').map(({ href }) => href)).toEqual(['/assets/Room.js', '/assets/card.js']);
    expect(asked('/sala/7/')).toHaveLength(2);
  });

  it('bears the nonce of the page', () => {
    expect(asked('/sala/7')[0]).toMatchObject({ rel: 'modulepreload', nonce: 'n1' });
  });

  it.each(['/sala/7/ranking', '/sala/', '/play'])('is nothing at %s, which is another page', (path) => {
    expect(asked(path)).toEqual([]);
  });
});
