import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { sourceFiles } from '../imports/sourceFiles.mjs';
import { unsupportedStyles } from './unsupportedStyles.mjs';

/** Without them a page looks a little plainer, and everything can be read and done. */
const ORNAMENTS = [
  '-webkit-tap-highlight-color',
  '::-webkit-scrollbar',
  '::marker',
  'accent-color',
  'cursor: not-allowed',
  'cursor: pointer',
  'cursor: progress',
  'cursor: zoom-in',
  // Safari has no forced colours.
  'forced-color-adjust',
  'mask',
  'overscroll-behavior',
  'overscroll-behavior-x',
  'paint-order',
  'resize',
  'rx',
  'scrollbar-width',
  'text-wrap',
];

/** Where something else shows the same. */
const STOOD_IN_FOR = {
  'app/src/features/rooms/join/legend/LegendChoice.tsx :has': 'the radio has a focus ring of its own',
  'widgets/src/ui/EmptyState.tsx color-mix()': 'a glow behind the drawing',
  'widgets/src/ui/LiveMark.tsx color-mix()': 'a halo around the dot',
  'widgets/src/ui/Stepper.styles.ts :has': 'the input has a focus ring of its own',
};

const STYLED = "from 'styled-components'";
const shipped = sourceFiles().filter(
  ({ path, text, kind }) => kind === 'source' && /^(core|widgets|app)\//.test(path) && text.includes(STYLED),
);
const sheets = ['app/src/global.css', 'app/src/fonts.css'].map((path) => ({
  path,
  text: readFileSync(inRoot('packages', path), 'utf8'),
}));

const usesIn = (css) => unsupportedStyles('sample.css', css).map(({ what }) => what);

describe('a style', () => {
  it.each([
    ['a:has(b) { color: red }', [':has']],
    ['a { color: color-mix(in srgb, red, blue) }', ['color-mix()']],
    ['a { color: light-dark(red, blue) }', ['light-dark()']],
    ['a { height: 3lh; width: 3dvh; inline-size: 3cqw }', ['lh']],
    ['@starting-style { a { opacity: 0 } }', ['@starting-style']],
    ['@media (scripting: none) { a { opacity: 0 } }', ['@media (scripting)']],
    ['@container (min-width: 4px) { a { container-type: inline-size } }', []],
    ['a { user-select: none; field-sizing: content }', ['user-select', 'field-sizing']],
    ['a { width: stretch; overflow: clip }', ['width: stretch']],
  ])('that an oldest browser lacks is named: %s', (css, uses) => {
    expect(usesIn(css)).toEqual(uses);
  });

  it.each([
    '@supports (color: color-mix(in srgb, red, blue)) { a { color: color-mix(in srgb, red, blue) } }',
    'a { color: red; color: color-mix(in srgb, red, blue) }',
    'a { -webkit-user-select: none; user-select: none }',
  ])('with something in its place is left alone: %s', (css) => {
    expect(usesIn(css)).toEqual([]);
  });

  it('is found in the template of a styled component, by its line', () => {
    const module =
      "import { styled } from 'styled-components';\nexport const A = styled.p`\n  ${font}\n  height: ${n}lh;\n`;";
    expect(unsupportedStyles('a.tsx', module)).toMatchObject([{ line: 4, what: 'lh' }]);
  });
});

it('styles of core, widgets and app are what every supported browser has, or have something in their place', () => {
  const uses = [...shipped, ...sheets].flatMap(({ path, text }) =>
    unsupportedStyles(path, text).map((use) => ({ ...use, path, use: `${path} ${use.what}` })),
  );
  expect(shipped.length).toBeGreaterThan(200);
  expect(
    uses
      .filter(({ what, use }) => !ORNAMENTS.includes(what) && !STOOD_IN_FOR[use])
      .map(({ path, line, what, missing }) => `packages/${path}:${line}: ${what} is missing in ${missing.join(', ')}`),
  ).toEqual([]);
  const unused = [
    ...ORNAMENTS.filter((name) => !uses.some(({ what }) => what === name)),
    ...Object.keys(STOOD_IN_FOR).filter((name) => !uses.some(({ use }) => use === name)),
  ];
  expect(unused, 'nobody uses it any more').toEqual([]);
});
