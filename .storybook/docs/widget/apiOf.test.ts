import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../../scripts/jobs/place.mjs';
import { widgetTags } from '../guide/widgetTags';
import { apiOf } from './apiOf';
import { docComment } from './docComment';

const report = readFileSync(inRoot('packages', 'widgets', 'api', 'widgets.api.md'), 'utf8');
const sources = inRoot('packages', 'widgets', 'src');

it('a doc comment is parted where its example begins: the code is no HTML of the page', () => {
  expect(docComment('Shows it.\n@example\n<A b={1} />')).toEqual({ description: 'Shows it.', example: '<A b={1} />' });
  expect(docComment('Shows it.')).toEqual({ description: 'Shows it.', example: null });
});

describe.each(widgetTags.map(({ component }) => component))('%s', (widget) => {
  const api = apiOf(report, widget);

  it('has component, props, options, hook and state on its page', () => {
    expect(api).toContain(`export const ${widget}:`);
    expect(api).toContain(`export interface ${widget}Props`);
    expect(api).toContain(`export interface ${widget}Options`);
    expect(api).toContain(`export function use${widget}(`);
    expect(api).toMatch(/^export (interface|type) \w*State\b/m);
  });

  it('has every callback logged in the actions of its stories', () => {
    const callbacks = [...api.matchAll(/^ {4}(on[A-Z]\w*)\?:/gm)].map(([, name]) => name!);
    const [stories] = globSync(`${widget}/${widget}.stories.tsx`, { cwd: sources });
    const meta = readFileSync(`${sources}/${stories!}`, 'utf8').split('preview.meta(')[1]!.split('\n});')[0]!;
    expect(callbacks.length).toBeGreaterThan(0);
    expect([...new Set(callbacks)].filter((name) => !meta.includes(`${name}: fn()`))).toEqual([]);
  });
});
