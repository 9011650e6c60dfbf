import { prefixIds } from './prefixIds';
import { svgNode, type SvgNode } from './svgNode';

/** How a drawing becomes a file. */
export interface MarkupOptions {
  /** Goes before every id, for pages that hold several drawings inline. */
  idPrefix?: string;
  /** The drawing's accessible name. */
  title?: string;
  /** Width and height in pixels, when the reader should not choose them. */
  size?: readonly [width: number, height: number];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

function write(node: SvgNode): string {
  const attrs = Object.entries(node.attrs)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');
  if (node.children.length === 0) return `<${node.tag}${attrs}/>`;
  const inside = node.children.map((child) => (typeof child === 'string' ? escape(child) : write(child))).join('');
  return `<${node.tag}${attrs}>${inside}</${node.tag}>`;
}

/** A drawing as a complete SVG document, ready to be served as a file. */
export function toMarkup(node: SvgNode, { idPrefix = '', title, size }: MarkupOptions = {}): string {
  const root = idPrefix ? prefixIds(node, idPrefix) : node;
  const attrs = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...(size ? { width: size[0], height: size[1] } : {}),
    ...root.attrs,
    ...(title ? { role: 'img' } : {}),
  };
  return write(svgNode(root.tag, attrs, ...(title ? [svgNode('title', {}, title)] : []), ...root.children));
}
