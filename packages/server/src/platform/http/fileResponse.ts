import type { AppFile } from './appFiles';

/** A file as an answer, or 304 for who holds it already. */
export function fileResponse(file: AppFile, heldTag: string | undefined, more: Record<string, string>): Response {
  const headers: Record<string, string> = {
    'content-type': file.type,
    etag: file.etag,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
    ...more,
  };
  if (heldTag?.includes(file.etag)) return new Response(null, { status: 304, headers });
  return new Response(file.bytes, { headers });
}
