import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name));
const source = (name: string) => readFileSync(join(folder, name), 'utf8');

describe.each(files)('%s', (name) => {
  const text = source(name);

  it('takes its colours from the tokens', () => {
    // A mask's black is not a colour: it is how much is kept.
    const painted = text.replace(/mask:[^;]*;/g, '');
    expect(painted.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi)).toBeNull();
  });

  it('has no text below 13 px, and no rem', () => {
    const sizes = [...text.matchAll(/(?:fontSize|displaySize)\((\d+)\)/g)].map(([, size]) => Number(size));
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(13);
    expect(text).not.toMatch(/\d\s*rem\b|font-size:\s*\d/);
  });

  it('works on a server and without the focus jumping', () => {
    expect(text).not.toMatch(/useLayoutEffect|createPortal|autoFocus/);
  });

  it('stops with the motion token', () => {
    for (const [rule] of text.matchAll(/(?:animation|transition):[^;]*;/g)) expect(rule).toContain('duration(');
  });
});
