import type { SvgAttrs, SvgNode } from './svgNode';

const URL_REFERENCE = /url\(#([^)]+)\)/g;

/** Gives one attribute's id, or the id it refers to, the prefix. */
export function prefixAttr(name: string, value: string | number, prefix: string): string | number {
  if (typeof value === 'number') return value;
  if (name === 'id') return prefix + value;
  if (name === 'href' && value.startsWith('#')) return `#${prefix}${value.slice(1)}`;
  return value.replace(URL_REFERENCE, `url(#${prefix}$1)`);
}

/** The same drawing with every id and every reference to one prefixed, so that several can share a page. */
export function prefixIds(node: SvgNode, prefix: string): SvgNode {
  const attrs: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(node.attrs)) attrs[name] = prefixAttr(name, value, prefix);
  return {
    tag: node.tag,
    attrs: attrs satisfies SvgAttrs,
    children: node.children.map((child) => (typeof child === 'string' ? child : prefixIds(child, prefix))),
  };
}
