/** How high every chart is drawn, in pixels: what its place keeps while it loads. */
export const PLOT_ROOM = 190;
