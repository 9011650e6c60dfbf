import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

const ui = fileURLToPath(new URL('../packages/widgets/src/ui', import.meta.url));

/** Parts without a look: a story uses them, and a picture of them would be empty. */
const unseen = ['Link', 'LinkProvider', 'LiveRegion', 'VisuallyHidden'];

const exported = readFileSync(`${ui}/index.ts`, 'utf8').matchAll(/^export \{([^}]+)\} from '\.\/\w+';$/gm);
const parts = [...exported]
  .flatMap(([, names]) => names!.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]/.test(name));

/** The text of each top-level declaration of a file, by its name. */
const declarations = (text: string) =>
  new Map(
    text
      .split(/\n(?=\/\*\*|export |const |function |type )/)
      .map((piece): [string, string] => [/^(?:export )?(?:const|function) (\w+)/m.exec(piece)?.[1] ?? '', piece]),
  );

/** What a declaration draws: its own text, and that of everything in its file that it names. */
function drawnBy(name: string, known: Map<string, string>, seen = new Set<string>()): string {
  const text = known.get(name);
  if (text === undefined || seen.has(name)) return '';
  seen.add(name);
  return [text, ...[...text.matchAll(/\b\w+\b/g)].map(([word]) => drawnBy(word, known, seen))].join('\n');
}

const files = globSync('*.stories.tsx', { cwd: ui }).map((path) => {
  const text = readFileSync(`${ui}/${path}`, 'utf8');
  const csf = loadCsf(text, { fileName: path, makeTitle: (title) => title }).parse();
  const known = declarations(text);
  const stories = csf.indexInputs.map(({ exportName, tags }) => ({
    name: exportName,
    drawn: drawnBy(exportName, known),
    matrix: tags?.includes('matrix') ?? false,
  }));
  return { path, component: csf.meta?.component, stories };
});

/** The stories that draw a part; one without a rendering of its own draws the component of its file. */
const showing = (part: string) =>
  files.flatMap(({ component, stories }) =>
    stories.filter(
      ({ drawn }) => new RegExp(`<${part}\\b`).test(drawn) || (component === part && !drawn.includes('render')),
    ),
  );

it('finds the parts and their stories', () => {
  expect(parts.length).toBeGreaterThan(40);
  expect(files.length).toBeGreaterThan(8);
});

describe.each(parts)('%s', (part) => {
  it('has a story', () => {
    expect(showing(part)).not.toEqual([]);
  });

  it.skipIf(unseen.includes(part))('has a picture of all its states', () => {
    expect(showing(part).filter(({ matrix }) => matrix)).not.toEqual([]);
  });
});

describe.each(files)('$path', ({ stories }) => {
  it('tells no story twice', () => {
    const bodies = stories.map(({ name, drawn }) => drawn.replace(name, ''));
    expect(stories.filter((_, index) => bodies.indexOf(bodies[index]!) !== index)).toEqual([]);
  });
});
