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

/** The parts of the documentation that are made from the source: by file under docs/, then by the name of the mark. */
export const generated = (found) => ({
  'embed.md': { reserve: `\`\`\`css\n${found.reserve}\n\`\`\``, elements: elementSections(found) },
  'theming.md': { tokens: tokenTable(found) },
  'auth.md': { scopes: scopeTable(found) },
  'csp.md': { policies: policyTable(found) },
});
