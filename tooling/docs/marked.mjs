import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { sources } from './sources.mjs';
import { generated } from './tables.mjs';

const begin = (name) => `<!-- generated: ${name} -->\n`;
const END = '\n<!-- /generated -->';

function replaced(text, name, part) {
  const from = text.indexOf(begin(name));
  const to = text.indexOf(END, from + begin(name).length - 1);
  if (from < 0 || to < 0) throw new Error(`There is no '${begin(name).trim()}' with an end after it.`);
  return text.slice(0, from + begin(name).length) + part + text.slice(to);
}

/** Every page with generated parts: its file, what it says, and what it would say if it were made now. */
export async function markedPages() {
  return Object.entries(generated(await sources())).map(([name, parts]) => {
    const file = inRoot('docs', name);
    const text = readFileSync(file, 'utf8');
    const made = Object.entries(parts).reduce((page, [mark, part]) => replaced(page, mark, part), text);
    return { name: `docs/${name}`, file, text, made };
  });
}

/** Writes the generated parts anew and answers which pages changed. */
export async function updatePages() {
  const changed = (await markedPages()).filter(({ text, made }) => text !== made);
  for (const { file, made } of changed) writeFileSync(file, made);
  return changed.map(({ name }) => name);
}
