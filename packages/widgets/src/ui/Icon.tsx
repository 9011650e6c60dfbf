import { memo } from 'react';
import { iconArt } from '@arma11/core/art';
import type { IconName, SvgNode } from '@arma11/core';
import { Art } from './Art';

/** Props of Icon. */
export interface IconProps {
  name: IconName;
  /** Side in pixels. @default 24 */
  size?: number;
  /** Width of the line. @default 1.9 */
  stroke?: number;
  /** Its accessible name; without it the icon is decoration. */
  title?: string;
}

// Icons repeat in every row of a list: each is drawn once as data.
const drawn = new Map<string, SvgNode>();
function drawing(name: IconName, stroke: number): SvgNode {
  const key = `${name}/${stroke}`;
  const known = drawn.get(key);
  if (known) return known;
  const node = iconArt(name, { stroke });
  drawn.set(key, node);
  return node;
}

/** Shows one of our line icons in the colour of the text around it. */
export const Icon = memo(function Icon({ name, size = 24, stroke = 1.9, title }: IconProps) {
  return <Art node={drawing(name, stroke)} size={size} title={title} />;
});
