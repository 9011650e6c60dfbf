import { elementSections } from './elementSections.mjs';
import { markdownTable } from './markdownTable.mjs';

const code = (text) => `\`${text}\``;
const kebab = (name) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

function tokenTable({ tokens }) {
  const value = ({ dark, light }) => (dark === light ? code(dark) : `${code(dark)}, light ${code(light)}`);
  const rows = Object.entries(tokens).map(([name, spec]) => [
    code(`--arma11-${kebab(name)}`),
    code(name),
    value(spec),
    spec.description,
  ]);
  return markdownTable(['Custom property', 'In `variables`', 'Default', 'What it is'], rows);
}

function scopeTable({ contract, embedCalls, previewCalls }) {
  const called = (name) => {
    const [heading, call] = name.split('.');
    const { method, path } = contract[heading][call];
    return code(`${method} ${path}`);
  };
  const groups = new Map();
  for (const [name, scopes] of Object.entries(embedCalls)) {
    const key = scopes.length > 0 ? scopes.map(code).join(' and ') : 'none';
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  const rows = [...groups].map(([key, names]) => [key, [...new Set(names.map(called))].join(', ')]);
  const preview = ['no player, with `?pk=`', previewCalls.map(called).join(', ')];
  return markdownTable(['Scope', 'Calls, under `/services/`'], [...rows, preview]);
}

function policyTable({ hosts }) {
  const facts = { ours: 'https://play.example', key: 'pk_', predi: 42 };
  const rows = hosts
    .map(({ name, page }) => [name, page(facts).headers?.['content-security-policy']])
    .filter(([, policy]) => policy)
    .map(([name, policy]) => [name, code(policy)]);
  return markdownTable(['The page', 'Its policy'], rows);
}

/** What a partner's own text may have in braces: the facts of each sentence, by section. */
function holeTable({ messageShapes }) {
  const written = ([name, shape]) => {
    if (Array.isArray(shape)) return `${code(name)} ${shape.map((hole) => code(`{${hole}}`)).join(' ')}`;
    return `${code(name)} (${shape === 'texts' ? 'an object of texts' : `a list of ${shape} texts`})`;
  };
  const rows = Object.entries(messageShapes)
    .map(([section, shapes]) => ({
      section,
      shapes: Object.entries(shapes).filter(([, shape]) => shape !== 'function'),
    }))
    .filter(({ shapes }) => shapes.length > 0)
    .map(({ section, shapes }) => [code(section), shapes.map(written).join(', ')]);
  return markdownTable(['Section', 'Messages that are more than a text'], rows);
}

/** The parts of the documentation that are made from the source: by file under docs/, then by the name of the mark. */
export const generated = (found) => ({
  'embed.md': { reserve: `\`\`\`css\n${found.reserve}\n\`\`\``, elements: elementSections(found) },
  'theming.md': { tokens: tokenTable(found) },
  'words.md': { holes: holeTable(found) },
  'auth.md': { scopes: scopeTable(found) },
  'csp.md': { policies: policyTable(found) },
});
