/** Preact takes the names of SVG's attributes as they are. */
export const attributeName = (name: string): string => name;
