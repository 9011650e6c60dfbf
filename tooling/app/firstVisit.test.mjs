import { expect, it } from 'vitest';
import { firstVisit, PARTS, startOf } from './firstVisit.mjs';

const file = (fileName, modules, { imports = [], isEntry = false, facade = modules[0] } = {}) => ({
  fileName,
  imports,
  isEntry,
  facade,
  modules: Object.fromEntries(modules.map((id) => [id, 1])),
});

/** A build in which every part has a file of its own, but for the first two, which share one. */
function built(parts = PARTS) {
  const [first, second, ...others] = parts;
  return {
    files: [
      file('index.js', [], { imports: ['base.js'], isEntry: true, facade: 'packages/app/index.html' }),
      file('base.js', ['packages/app/src/main.tsx']),
      file('frame.js', [first, second], { facade: null }),
      ...others.map((id, at) => file(`part-${at}.js`, [id], { imports: ['shared.js'] })),
      file('shared.js', ['packages/widgets/src/ui/Icon.tsx']),
      file('WalletPage.js', ['packages/app/src/features/wallet/balance/WalletPage.tsx']),
    ],
    imports: {},
  };
}

const written = ['index.html', 'base.css', 'barlow.woff2', 'barlow.woff', 'index.js.map'];

it('the worker keeps the script that the page starts with, every part, and what these import', () => {
  const kept = firstVisit(built(), []);
  const parts = PARTS.slice(2).map((_, at) => `part-${at}.js`);
  expect(kept).toEqual(['base.js', 'frame.js', 'index.js', ...parts, 'shared.js'].sort());
  expect(startOf(built())).toBe('index.js');
});

it('the worker keeps styles and letters, and no page that is kept once it was visited', () => {
  const kept = firstVisit(built(), written);
  expect(kept).toEqual(expect.arrayContaining(['base.css', 'barlow.woff2']));
  expect(kept).not.toContain('barlow.woff');
  expect(kept).not.toContain('index.html');
  expect(kept).not.toContain('WalletPage.js');
});

it.each(PARTS)('a build without %s stops, and says where its path is mended', (gone) => {
  const graph = built(PARTS.map((part) => (part === gone ? 'moved.tsx' : part)));
  expect(() => firstVisit(graph, written)).toThrow(
    `${gone} is in no file of the build. Did it move? Mend its path in tooling/app: firstVisit.mjs`,
  );
});
