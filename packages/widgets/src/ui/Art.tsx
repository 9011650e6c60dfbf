import { createElement, memo, useId, useMemo, type ReactElement, type ReactNode } from 'react';
import { prefixAttr } from '@arma11/core/art';
import type { SvgNode } from '@arma11/core';

/** Props of Art. */
export interface ArtProps {
  /** The drawing. */
  node: SvgNode;
  /** Width in pixels, and height too unless one is given. Without it the drawing fills its box. */
  size?: number;
  height?: number;
  /** Its accessible name; without it the drawing is decoration. */
  title?: string;
  className?: string;
}

/** React's name of an SVG attribute: `strokeWidth` for `stroke-width`. */
const attributeName = (name: string): string =>
  name.startsWith('aria-') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function reactProps(node: SvgNode, prefix: string): Record<string, string | number> {
  const props: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(node.attrs)) props[attributeName(name)] = prefixAttr(name, value, prefix);
  return props;
}

function reactNode(node: SvgNode | string, prefix: string): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, reactProps(node, prefix), ...node.children.map((child) => reactNode(child, prefix)));
}

/** Draws an SVG that core describes as data, with ids of its own. */
export const Art = memo(function Art({ node, size, height, title, className }: ArtProps): ReactElement {
  const prefix = `${useId().replace(/\W/g, '')}-`;
  const children = useMemo(() => node.children.map((child) => reactNode(child, prefix)), [node, prefix]);
  const rootProps = useMemo(() => reactProps(node, prefix), [node, prefix]);
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  const box = size === undefined ? {} : { width: size, height: height ?? size };
  return createElement('svg', { ...rootProps, ...box, ...naming, className, focusable: false }, ...children);
});
