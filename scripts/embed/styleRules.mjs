import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { workspaceAliases } from '../workspaceAliases.mjs';
import { shortRule } from './shortRule.mjs';

const widgets = fileURLToPath(new URL('../../packages/widgets/', import.meta.url));
const recorder = fileURLToPath(new URL('templateRecorder.mjs', import.meta.url));
const { compile, serialize, stringify } = createRequire(
  createRequire(`${widgets}package.json`).resolve('styled-components'),
)('stylis');

const ALL = 'virtual:every-styled-module';

const isStyled = (file) => /from 'styled-components'/.test(readFileSync(file, 'utf8'));

/** Our modules that make styled components. */
const styledModules = () =>
  readdirSync(`${widgets}src`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${widgets}src/${name}`)
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.(test|stories)\.|[\\/](script-tag|elements|fixtures)[\\/]/.test(file) &&
        isStyled(file),
    )
    .sort();

/** Runs every styled module once; answers the text that each template came to, by its fixed parts. */
export async function recordTemplates(files = styledModules()) {
  const notes = new Map();
  /** @type {any} */ (globalThis)[Symbol.for('arma11.styles')] = notes;
  const plugin = {
    name: 'every-styled-module',
    resolveId: (id) => (id === ALL ? `\0${ALL}` : null),
    load: (id) => (id === `\0${ALL}` ? files.map((file) => `import ${JSON.stringify(file)};`).join('\n') : null),
    enforce: /** @type {const} */ ('pre'),
  };
  const alias = [{ find: /^styled-components$/, replacement: recorder }, ...workspaceAliases()];
  await runnerImport(ALL, {
    configFile: false,
    root: widgets,
    logLevel: 'error',
    plugins: [plugin],
    resolve: { alias },
  });
  return notes;
}

/** `var(--arma11-x, var(--arma11-scheme-x, …))`: of a token that each scheme sets the name is enough; of others the value. */
const token = /var\(--arma11-([\w-]+), ?var\(--arma11-scheme-\1, ?((?:[^()]|\([^()]*\))*)\)\)/g;

/**
 * The finished rules of a template, one to a line, with `&` for its class and `$name` for a token of the schemes.
 * @param {string} text
 * @param {ReadonlySet<string>} schemed the custom properties that the schemes set
 */
export const rulesOf = (text, schemed) => shortRule(tokenRules(text, schemed));

/**
 * The same in all their length, but for the tokens.
 * @param {string} text
 * @param {ReadonlySet<string>} schemed
 */
export function tokenRules(text, schemed) {
  const lines = compile(`.zz{${text}}`).map((element) => serialize([element], stringify));
  return lines
    .filter(Boolean)
    .map((line) =>
      line
        .replace(token, (_, name, value) => (schemed.has(name) ? `$${name}` : `var(--arma11-${name},${value})`))
        .replaceAll('.zz', '&')
        .replace(/;}/g, '}')
        .replace(/([,:]) /g, '$1'),
    )
    .join('\n');
}
