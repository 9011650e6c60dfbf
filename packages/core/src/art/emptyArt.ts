import { svgNode, type SvgNode } from './svgNode';

const ACCENT = 'var(--arma11-color-accent, var(--arma11-scheme-color-accent, #c8f31d))';

const line = (d: string, faint = false) => svgNode('path', faint ? { d, 'stroke-opacity': 0.4 } : { d });
const solid = (d: string) => svgNode('path', { d, fill: 'currentColor', stroke: 'none' });
const lit = (d: string) => svgNode('path', { d, fill: ACCENT, stroke: ACCENT });

const drawing = (...children: SvgNode[]) =>
  svgNode(
    'svg',
    {
      viewBox: '0 0 220 110',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    ...children,
  );

/** An empty bench with one boot left behind: there is nothing here yet. */
export const benchArt = (): SvgNode =>
  drawing(
    line('M6 100H214', true),
    line('M26 100V40C26 20 40 12 60 12H160C180 12 194 20 194 40V100'),
    line('M26 40H194M46 12.5 36 40M90 12V40M130 12V40M174 12.5 184 40', true),
    line('M40 76H180V83H40ZM52 83V100M168 83V100M110 83V100M46 58H174M46 64H174M52 58V76M168 58V76'),
    svgNode('circle', { cx: 203, cy: 93, r: 7 }),
    solid('M203 90 206 92.2 204.8 95.7H201.2L200 92.2Z'),
    lit('M64 76C66 68 74 68 77 71L92 74.5V76Z'),
  );

/** A whistle with its cord: no match is being played. */
export const whistleArt = (): SvgNode =>
  drawing(
    line('M20 100H200', true),
    line('M62 44H152A4 4 0 0 1 156 48V58H124A30 30 0 1 1 66 62Z'),
    svgNode('circle', { cx: 96, cy: 70, r: 14 }),
    svgNode('circle', { cx: 96, cy: 70, r: 5, fill: ACCENT, stroke: ACCENT }),
    line('M128 44V36H144V44M66 52C46 52 40 40 44 28 48 16 64 14 70 24'),
    line('M170 44 184 38M172 54H190M170 64 184 70', true),
  );

/** A folded ticket: no rooms, no results. */
export const ticketArt = (): SvgNode =>
  drawing(
    line('M16 100H204', true),
    line('M40 38 106 28V88L40 98V78A8 8 0 0 0 40 58Z'),
    line('M106 28 180 38V58A8 8 0 0 0 180 78V98L106 88'),
    svgNode('path', { d: 'M148 35V92', 'stroke-dasharray': '1 6' }),
    line('M54 52 92 46M54 64 80 60', true),
    lit('M158 62 161 68.5 168 69.3 162.8 74 164.2 81 158 77.5 151.8 81 153.2 74 148 69.3 155 68.5Z'),
  );
