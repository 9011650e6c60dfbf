import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { DIFFERENCES, REFERENCES } from './pictures.mjs';
import { say } from '../../scripts/jobs/say.mjs';

const REPORT = `${DIFFERENCES}/index.html`;
const ACTUAL = '-actual.png';

/** Before a run: what the last one left would look like differences of this one. */
export const forgetDifferences = () => rmSync(DIFFERENCES, { recursive: true, force: true });

/** The pictures that differ from their references, by name: 'widgets-roomcard-default-movil'. */
function differing() {
  if (!existsSync(DIFFERENCES)) return [];
  const actual = readdirSync(DIFFERENCES).filter((file) => file.endsWith(ACTUAL));
  return actual.map((file) => file.slice(0, -ACTUAL.length)).toSorted();
}

const figure = (name, kind, caption) => {
  const file = `${name}-${kind}.png`;
  if (!existsSync(`${DIFFERENCES}/${file}`)) return `<figure><figcaption>${caption}</figcaption><p>None.</p></figure>`;
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${name}, ${caption}" loading="lazy"></a></figure>`;
};

const section = (name) => `<section id="${name}"><h2><a href="#${name}">${name}</a></h2><div>
${figure(name, 'reference', 'Before')}
${figure(name, 'actual', 'After')}
${figure(name, 'diff', 'Difference')}
</div></section>`;

const page = (names) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${names.length} changed pictures</title>
<style>
  body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; color: #1c241f; background: #f2f4f0 }
  h1 { font-size: 24px }
  h2 { font-size: 16px; margin: 32px 0 8px; overflow-wrap: anywhere }
  a { color: inherit }
  code { background: #e1e6de; padding: 2px 6px; border-radius: 4px }
  section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
  figure { margin: 0 }
  figcaption { font-weight: 600 }
  img { max-width: 100%; border: 1px solid #c3cbc0; background: #fff }
</style>
<h1>${names.length} changed pictures</h1>
<p>Meant? <code>npm run test:visual -- --update</code> writes the references anew: look at each of them in the commit.</p>
${names.map(section).join('\n')}
</html>
`;

/** The report stands by itself: the committed picture is copied beside the new one. */
function copyReference(name) {
  const reference = `${REFERENCES}/${name}.png`;
  if (existsSync(reference)) copyFileSync(reference, `${DIFFERENCES}/${name}-reference.png`);
}

/** Writes the page on which a person sees what changed; returns its path, or null where nothing did. */
function writeReport() {
  const names = differing();
  if (names.length === 0) return null;
  names.forEach(copyReference);
  writeFileSync(REPORT, page(names));
  return REPORT;
}

/** After a run: where its differences can be looked at, and how they become the references. */
export function sayDifferences() {
  const report = writeReport();
  if (!report) return;
  say(`Pictures differ. Before, after and difference of each: ${report}`);
  say('If that is meant, take them anew: npm run test:visual -- --update <story file>');
}
