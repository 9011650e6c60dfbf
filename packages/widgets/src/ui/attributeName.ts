/** React's name of an SVG attribute: `strokeWidth` for `stroke-width`. */
export const attributeName = (name: string): string =>
  name.startsWith('aria-') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
