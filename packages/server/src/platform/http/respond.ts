import type { Refusal } from '../refusal';
import { base64url, sha256 } from '../bytes';

const encoder = new TextEncoder();

/** A JSON answer from its text. */
export function json(text: string, status: number, headers: Record<string, string> = {}): Response {
  const bytes = encoder.encode(text);
  const type = 'application/json; charset=utf-8';
  // The length decides whether compressing is worth it.
  const own = { 'content-type': type, 'content-length': String(bytes.length), 'cache-control': 'no-store' };
  return new Response(bytes, { status, headers: { ...own, ...headers } });
}

/** The body of every refusal (product §11.1). */
export const errorText = (code: string, message: string, extra: Record<string, unknown>, requestId: string) =>
  JSON.stringify({ status: 'error', code, message, ...extra, request_id: requestId });

/** What the body of a refusal, or of a failure, says. */
export interface ErrorContent extends Pick<Refusal, 'code' | 'message' | 'extra'> {
  status: number;
}

/** A refusal as an answer; `retry_after` also goes into the header that HTTP has for it. */
export function refusalResponse({ status, code, message, extra }: ErrorContent, requestId: string): Response {
  const retryAfter = extra['retry_after'];
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return json(errorText(code, message, extra, requestId), status, headers);
}

/** The validator of an answer's bytes: weak, because the same answer may travel compressed. */
const entityTag = async (text: string) => `W/"${base64url((await sha256(text)).slice(0, 16))}"`;

/** Returns 304 without a body when the reader already holds these bytes. */
export async function withEntityTag(
  request: Request,
  text: string,
  headers: Record<string, string>,
): Promise<Response> {
  const tag = await entityTag(text);
  const held = (request.headers.get('if-none-match') ?? '').split(',').map((part) => part.trim());
  const all = { ...headers, etag: tag };
  return held.includes(tag) ? new Response(null, { status: 304, headers: all }) : json(text, 200, all);
}
