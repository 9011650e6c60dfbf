/** A number as drawings write it: one decimal, no trailing zero. */
export const round = (value: number) => Number(value.toFixed(1));

/** An open path through the points. */
export const pathOf = (points: readonly (readonly [x: number, y: number])[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
