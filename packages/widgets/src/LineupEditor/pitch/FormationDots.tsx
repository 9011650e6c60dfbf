import { memo, useMemo } from 'react';
import { svgNode } from '@arma11/core/art';
import type { SvgNode } from '@arma11/core';
import type { AnyFormation } from '@arma11/core/contract';
import { Art } from '../../ui/Art';

const [WIDTH, HEIGHT, RADIUS] = [30, 20, 1.9];

function dots(formation: AnyFormation): SvgNode {
  const lines = formation.split('').map(Number);
  const circles = lines.flatMap((count, line) =>
    Array.from({ length: count }, (_, index) => {
      const gap = count > 3 ? 5.2 : 6.5;
      const cx = WIDTH / 2 + (index - (count - 1) / 2) * gap;
      return svgNode('circle', { cx, cy: 16 - line * 6.5, r: RADIUS });
    }),
  );
  return svgNode('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, fill: 'currentColor' }, ...circles);
}

/** Props of FormationDots. */
export interface FormationDotsProps {
  formation: AnyFormation;
  /** Width in pixels. */
  size: number;
  height: number;
}

/** A formation seen from above, one dot per player: decoration beside its numbers. */
export const FormationDots = memo(function FormationDots({ formation, ...box }: FormationDotsProps) {
  const node = useMemo(() => dots(formation), [formation]);
  return <Art node={node} {...box} />;
});
