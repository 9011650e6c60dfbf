import { prefixIds } from './prefixIds';
import { svgNode, type SvgNode } from './svgNode';

/** How a drawing becomes a file. */
export interface MarkupOptions {
  /** Goes before every id, for pages that hold several drawings inline. */
  idPrefix?: string;
  /** The drawing's accessible name. */
  title?: string;
  /** Width and height in pixels. @default the drawing's own */
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

// Without a size of its own an SVG file is an image of width 0 to some browsers.
function ownSize(root: SvgNode): readonly [width: number, height: number] {
  const [, , width = 48, height = width] = String(root.attrs['viewBox'] ?? '')
    .split(' ')
    .map(Number);
  return [width, height];
}

/** A drawing as a complete SVG document, ready to be served as a file. */
export function toMarkup(node: SvgNode, { idPrefix = '', title, size }: MarkupOptions = {}): string {
  const root = idPrefix ? prefixIds(node, idPrefix) : node;
  const [width, height] = size ?? ownSize(root);
  const attrs = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    ...root.attrs,
    ...(title ? { role: 'img' } : {}),
  };
  return write(svgNode(root.tag, attrs, ...(title ? [svgNode('title', {}, title)] : []), ...root.children));
}
