/*
 * Compiles the styles of the script tag, so that partners' pages load neither styled-components nor its CSS parser
 * (docs/decisions/0040). The sources stay as they are: they import `styled` from styled-components, and their templates
 * interpolate texts and numbers: tokens, sizes, fragments (`css`) and animations (`keyframes`).
 *
 *   export const Note = styled.p`                     export const Note = styled('p', '&{color:var(…)}\n&:hover{…}');
 *     color: ${token('colorText')};           becomes
 *     &:hover { text-decoration: underline; }
 *   `;
 *
 * 1. `recordTemplates` runs every module that imports styled-components once, in Node, with a recorder in place of the
 *    library. It notes what each template comes to, by its fixed parts. A template that interpolates a function throws:
 *    what depends on a prop is a selector on an attribute here.
 * 2. `rulesOf` has stylis, the parser of styled-components, resolve nesting and vendor prefixes. The result is one rule a
 *    line, with `&` for the class of the component.
 * 3. The plugin parses each module and writes `styled(base, rules)` in place of the template. The small `styled` that
 *    takes them at run time is packages/widgets/src/script-tag/styledShim.tsx: it names classes and inserts the rules, in the
 *    order in which components are made, into the sheet of the widget's shadow root.
 *
 * The widgets' tests run on the result (`unit-script-tag`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseSync, runnerImport } from 'vite';
import { workspaceAliases } from '../workspaceAliases.mjs';

const widgets = fileURLToPath(new URL('../../packages/widgets/', import.meta.url));
const { compile, serialize, stringify } = createRequire(
  createRequire(`${widgets}package.json`).resolve('styled-components'),
)('stylis');

const IMPORT = "from 'styled-components'";
const isSource = (file) => /packages[\\/]widgets[\\/]src[\\/].*\.tsx?$/.test(file);

/** Vite's plugin. */
export function compiledStyles() {
  /** @type {Promise<Map<string, string>> | undefined} */
  let recorded;
  return {
    name: 'compiled-styles',
    enforce: /** @type {const} */ ('pre'),
    async transform(code, id) {
      if (!isSource(id) || !code.includes(IMPORT)) return null;
      recorded ??= recordTemplates();
      return { code: withRules(id, code, await recorded), map: null };
    },
  };
}

/** The module with finished rules in place of its templates; fragments and animations are in the rules of who uses them. */
function withRules(id, code, recorded) {
  let out = code;
  for (const { base, start, end, parts } of templatesOf(id, code).reverse()) {
    const text = recorded.get(keyOf(parts));
    if (base && text === undefined) throw new Error(`A template of ${id} was not recorded: ${parts[0].slice(0, 60)}`);
    const made = base ? `/*#__PURE__*/styled(${base},${JSON.stringify(rulesOf(text))})` : '""';
    out = out.slice(0, start) + made + out.slice(end);
  }
  return out;
}

/** The templates of styled-components in a module: where they are, their fixed parts, and what they style. */
function templatesOf(id, code) {
  const found = [];
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    const tag = node.type === 'TaggedTemplateExpression' ? tagOf(node.tag, code) : null;
    if (tag)
      found.push({
        ...tag,
        start: node.start,
        end: node.end,
        parts: node.quasi.quasis.map((part) => part.value.cooked),
      });
    for (const child of Object.values(node)) if (typeof child === 'object') [child].flat().forEach(visit);
  };
  visit(parseSync(id, code).program.body);
  return found;
}

/** `styled.div` styles "div", `styled(Button)` styles Button, `css` and `keyframes` nothing by themselves. */
function tagOf(tag, code) {
  if (tag.type === 'Identifier' && ['css', 'keyframes'].includes(tag.name)) return { base: null };
  if (tag.type === 'MemberExpression' && tag.object.name === 'styled')
    return { base: JSON.stringify(tag.property.name) };
  if (tag.type !== 'CallExpression' || tag.callee.name !== 'styled') return null;
  const [styled] = tag.arguments;
  return { base: code.slice(styled.start, styled.end) };
}

/**
 * The finished rules of a template, one a line, with `&` for the class.
 * @param {string} text
 */
export const rulesOf = (text) =>
  compile(`.zz{${text}}`)
    .map((element) => serialize([element], stringify))
    .filter(Boolean)
    .map((rule) => rule.replaceAll('.zz', '&').replaceAll(';}', '}').replaceAll(', ', ','))
    .join('\n');

/** Where the modules find the recorder: Vite runs them in a realm of its own. */
const RECORDER = 'arma11.styles';

const keyOf = (strings) => JSON.stringify([...strings]);

/** The modules of the widgets that make styled components. */
const styledModules = () =>
  readdirSync(`${widgets}src`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${widgets}src/${name}`)
    .filter(
      (file) =>
        isSource(file) &&
        !/\.(test|stories)\.|[\\/](embed|element|elements|fixtures)[\\/]/.test(file) &&
        readFileSync(file, 'utf8').includes(IMPORT),
    )
    .sort();

/** Runs the modules once; returns the text of each template, by its fixed parts. */
export async function recordTemplates(files = styledModules()) {
  const { notes, library } = recorder();
  /** @type {any} */ (globalThis)[RECORDER] = library;
  const virtual = new Map([
    ['virtual:modules', files.map((file) => `import ${JSON.stringify(file)};`).join('\n')],
    ['virtual:recorder', `export const { styled, css, keyframes, StyleSheetManager } = globalThis['${RECORDER}'];`],
  ]);
  await runnerImport('virtual:modules', {
    configFile: false,
    root: widgets,
    logLevel: 'error',
    resolve: { alias: [{ find: /^styled-components$/, replacement: 'virtual:recorder' }, ...workspaceAliases()] },
    plugins: [
      {
        name: 'record-styles',
        enforce: 'pre',
        resolveId: (id) => (virtual.has(id) ? `\0${id}` : null),
        load: (id) => virtual.get(id.slice(1)) ?? null,
      },
    ],
  });
  return notes;
}

/** What stands in for styled-components while templates are recorded. */
function recorder() {
  /** @type {Map<string, string>} */
  const notes = new Map();

  function note(strings, values) {
    const { text, animations } = fragmentOf(strings, values);
    const rules = [text, ...animations].join('\n');
    const key = keyOf(strings);
    if ((notes.get(key) ?? rules) !== rules)
      throw new Error(`Two templates with the same words came to different rules: ${key}`);
    notes.set(key, rules);
    return () => null;
  }
  const component =
    () =>
    (strings, ...values) =>
      note(strings, values);

  const library = {
    styled: new Proxy(component, { get: () => component() }),
    css: (strings, ...values) => fragmentOf(strings, values),
    keyframes(strings, ...values) {
      const { text } = fragmentOf(strings, values);
      const name = `k${hashOf(text)}`;
      return fragment(name, [`@keyframes ${name}{${text}}`]);
    },
    StyleSheetManager: () => null,
  };
  return { notes, library };
}

/** A piece of style: its text, and the animations that it names. */
const fragment = (text, animations = []) => ({ text, animations });
const isFragment = (value) => Array.isArray(value?.animations);

/** A template with its values. */
function fragmentOf(strings, values) {
  const pieces = values.map((value) => {
    if (isFragment(value)) return value;
    if (typeof value === 'string' || typeof value === 'number') return fragment(String(value));
    throw new Error(`A template of styled-components takes texts, numbers, css and keyframes, not ${typeof value}.`);
  });
  const text = strings.reduce((before, part, index) => before + pieces[index - 1].text + part);
  return fragment(
    text,
    pieces.flatMap(({ animations }) => animations),
  );
}

const hashOf = (text) =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7).toString(36);
