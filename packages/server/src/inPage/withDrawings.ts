import { drawingInline } from '../api/pages/drawingInline';

/** JSON with our drawings in place of their addresses: a page has nobody who would answer them. */
export const withDrawings = (json: string): string =>
  json.replaceAll(/"(\/media\/[^"\\]+)"/g, (_, address: string) => `"${drawingInline(address) ?? address}"`);
