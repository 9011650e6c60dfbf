import { parseSync } from 'vite';
import { recordTemplates, rulesOf } from './styleRules.mjs';

const TAGS = new Set(['styled', 'css', 'keyframes']);

/** The templates of styled-components in a module: where they are, what they are made of, and what they are of. */
function templatesOf(id, code) {
  const found = [];
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (node.type === 'TaggedTemplateExpression') {
      const tag = tagOf(node.tag, code);
      if (tag)
        found.push({
          ...tag,
          start: node.start,
          end: node.end,
          parts: node.quasi.quasis.map((part) => part.value.cooked),
        });
    }
    for (const child of Object.values(node)) if (typeof child === 'object') [child].flat().forEach(visit);
  };
  visit(parseSync(id, code).program.body);
  return found;
}

/** `styled.div` is made of "div", `styled(Button)` of Button, `css` and `keyframes` of nothing. */
function tagOf(tag, code) {
  if (tag.type === 'Identifier' && TAGS.has(tag.name)) return { base: null };
  if (tag.type === 'MemberExpression' && tag.object.name === 'styled')
    return { base: JSON.stringify(tag.property.name) };
  if (tag.type !== 'CallExpression' || tag.callee.name !== 'styled') return null;
  const [of] = tag.arguments;
  return { base: code.slice(of.start, of.end) };
}

/**
 * Writes finished rules in place of the templates of styled-components: `styled.div` and its template become
 * `styled("div", "&{…}")`, for the embed's own `styled`.
 */
let recorded;

export function compiledStyles() {
  return {
    name: 'embed-compiled-styles',
    enforce: /** @type {const} */ ('pre'),
    async transform(code, id) {
      if (!/packages[\\/]widgets[\\/]src[\\/].*\.tsx?$/.test(id) || !code.includes("from 'styled-components'"))
        return null;
      recorded ??= recordTemplates();
      const texts = await recorded;
      const schemed = schemedTokens(texts);
      let out = code;
      for (const { base, start, end, parts } of templatesOf(id, code).reverse()) {
        const text = base && texts.get(JSON.stringify(parts));
        if (base && text === undefined)
          throw new Error(`A template of ${id} was not recorded: ${parts[0].slice(0, 60)}`);
        const made = base
          ? `/*#__PURE__*/styled(${base},${JSON.stringify(rulesOf(withoutSwitches(text), schemed))})`
          : '""';
        out = out.slice(0, start) + made + out.slice(end);
      }
      return { code: out, map: null };
    },
  };
}

/** The schemes without their switches of night and day art, which only our own site's headers have. */
const withoutSwitches = (text) => text.replace(/--arma11-scheme-(?:night|day):\w+;/g, '');

/** The tokens that the schemes set, as the root's template came to. */
const schemedTokens = (texts) =>
  new Set(
    [...texts.values()].flatMap((text) => [...text.matchAll(/--arma11-scheme-([\w-]+):/g)].map(([, name]) => name)),
  );
