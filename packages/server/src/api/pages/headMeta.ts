const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A `<meta>` for the head of the page, by which the app is told a value before it asks for anything. */
export const headMeta = (name: string, value: object): string =>
  `<meta name="${name}" content="${attribute(JSON.stringify(value))}" />`;
