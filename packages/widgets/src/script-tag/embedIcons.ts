import { iconArt } from '@arma11/core/art';
import type { IconName, SvgNode } from '@arma11/core';

const names = [
  'check',
  'chevronDown',
  'chevronRight',
  'chevronUp',
  'clock',
  'close',
  'copy',
  'gift',
  'info',
  'list',
  'lock',
  'minus',
  'offline',
  'pitch',
  'plus',
  'question',
  'retry',
  'search',
  'sort',
  'swap',
  'undo',
  'user',
  'warning',
] as const satisfies IconName[];

const pathOf = (name: IconName) => (iconArt(name).children[0] as SvgNode).attrs.d;

/** The icons that the five widgets show, in place of core's table of all; a test finds one that is missing. */
export const ICONS = Object.fromEntries(names.map((name) => [name, pathOf(name)]));
