/** One attribute table of a drawing, with SVG's own (kebab-case) names. */
export type SvgAttrs = Readonly<Record<string, string | number>>;

/** A drawing as plain data: what React, the server and the tests all read. */
export interface SvgNode {
  readonly tag: string;
  readonly attrs: SvgAttrs;
  readonly children: readonly (SvgNode | string)[];
}

/** Makes one node of a drawing. */
export const svgNode = (tag: string, attrs: SvgAttrs = {}, ...children: readonly (SvgNode | string)[]): SvgNode => ({
  tag,
  attrs,
  children,
});
