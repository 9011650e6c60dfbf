import { invalid } from '../../platform/invalid';

/** The version of `If-Match: "v12"`; null where the header is absent. */
export function ifMatchVersion(header: string | undefined): number | null {
  if (header === undefined) return null;
  const version = /^"v(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) throw invalid({ 'If-Match': 'Escribe la versión así: "v12".' });
  return Number(version);
}
