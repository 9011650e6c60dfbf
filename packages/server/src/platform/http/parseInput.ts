import type { z } from 'zod';
import { es } from 'zod/locales';
import { invalid } from '../invalid';

const spanish = { error: es().localeError };
const CANONICAL_INTEGER = /^(0|-?[1-9]\d{0,15})$/;

function sentences(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.') || 'body'] ??= message;
  return fields;
}

/** The value as the schema reads it, or 400 with a sentence per field. */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, spanish);
  if (!result.success) throw invalid(sentences(result.error));
  return result.data;
}

/**
 * Reads params or a query: everything arrives as text, so a field whose schema does not take the text is tried as the
 * integer or the truth value that it spells. `01`, `1e3`, `+1` and `True` stay text.
 */
export function parseTexts<S extends z.ZodObject>(schema: S, texts: Record<string, string>): z.output<S> {
  const read = (name: string, text: string): unknown => {
    const field = schema.shape[name] as z.ZodType | undefined;
    if (!field || field.safeParse(text).success) return text;
    if (text === 'true' || text === 'false') return text === 'true';
    return CANONICAL_INTEGER.test(text) ? Number(text) : text;
  };
  return parseWith(schema, Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, read(name, text)])));
}

/** The query as one text per name; a name that comes twice is refused (security §5.3). */
export function queryTexts(search: URLSearchParams): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, text] of search) {
    if (name in texts) throw invalid({ [name]: 'El parámetro viene dos veces.' });
    texts[name] = text;
  }
  return texts;
}
