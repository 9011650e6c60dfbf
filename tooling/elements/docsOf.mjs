/**
 * @typedef {{ tag: string, type: string, name: string, fallback: string | undefined, text: string }} DocTag
 * @typedef {{ description: string, tags: DocTag[] }} Docs
 */

const LINE = /^@(\w+)\s*(?:\{(.*)\})?\s+(\[[^\]]+\]|[\w-]+)(?:\s+-\s+(.*))?$/;

/**
 * The doc comment of a file that describes an element: what stands in it before the tags, and the tags.
 * @param {string} source
 * @returns {Docs}
 */
export function docsOf(source) {
  const comment = [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)]
    .map(([text]) => text)
    .find((text) => /@(element|attr)/.test(text));
  if (!comment) throw new Error('No doc comment describes an element here.');
  const lines = comment
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .filter((line) => line !== '');
  const first = lines.findIndex((line) => line.startsWith('@'));
  return { description: lines.slice(0, first).join(' '), tags: lines.slice(first).map(tagOf) };
}

/** One line: `@attr {number} [top=2] - How many.` */
function tagOf(line) {
  const match = LINE.exec(line);
  if (!match) throw new Error(`This tag cannot be read: ${line}`);
  const [, tag = '', type = '', given = '', text = ''] = match;
  const [name = '', fallback] = given.replace(/^\[|\]$/g, '').split('=');
  return { tag, type, name, fallback, text };
}
