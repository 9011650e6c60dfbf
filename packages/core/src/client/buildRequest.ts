import type { Call } from '../contract/call';

/** Path and query fields flat, the body under `body`. */
export type FlatInput = Readonly<Record<string, unknown>> & { readonly body?: unknown };

/**
 * Resolves a row of the contract table with its input: fields named in the path go there, the others are the query.
 * Throws an Error when a field of the path is missing.
 */
export function buildRequest(call: Call, input: FlatInput = {}): { path: string; body?: unknown } {
  const { body, ...rest } = input;
  const fields: Record<string, unknown> = rest;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name];
    if (value === undefined) throw new Error(`The call ${call.path} needs '${name}'.`);
    delete fields[name];
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value));
  const asked = String(query);
  return { path: asked ? `${path}?${asked}` : path, body: call.multipart ? formOf(body) : body };
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}
