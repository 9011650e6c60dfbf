import { describe, expect, it } from 'vitest';
import { runtimeModules, sharedModules, widgetModules } from './runtimeModules.mjs';

const chunk = (name, imports = [], dynamicImports = []) => ({
  fileName: `${name}.js`,
  moduleIds: [name],
  imports: imports.map((other) => `${other}.js`),
  dynamicImports: dynamicImports.map((other) => `${other}.js`),
});

// The team and its sheet share the words; the team and the drawings, which any page loads, share the seed; the team and the
// card share the reads.
const split = [
  chunk('runtime', ['base'], ['panel', 'team', 'card', 'drawings']),
  chunk('base'),
  chunk('panel', ['runtime', 'dates']),
  chunk('team', ['runtime', 'dates', 'words', 'seed', 'reads'], ['sheet']),
  chunk('card', ['runtime', 'reads']),
  chunk('sheet', ['words', 'team']),
  chunk('drawings', ['seed']),
  chunk('dates'),
  chunk('reads'),
  chunk('words'),
  chunk('seed'),
];

describe('the files of an embed', () => {
  const always = runtimeModules(split, 'runtime.js', { first: 'panel.js', team: 'team.js', room: 'card.js' });

  it('puts what the first widget shares with another, and the team with the card, into the one that every page loads', () => {
    expect([...always].sort()).toEqual(['base', 'dates', 'reads', 'runtime']);
  });

  it('puts together what a widget shares with parts that come later', () => {
    expect([...sharedModules(split, 'team.js', always)].sort()).toEqual(['seed', 'words']);
  });

  it('keeps a widget in one file, but for what a page may load without it', () => {
    expect([...widgetModules(split, 'runtime.js', 'team.js', always)].sort()).toEqual(['team', 'words']);
  });
});
