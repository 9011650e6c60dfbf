import type { Transport } from './transport';

/** Settings of `fetchTransport`. */
export interface FetchTransportSettings {
  /** The origin and path before `services/`, '' for the page's own origin. */
  baseUrl: string;
  /** Another fetch: a server in the same process, for tests and the demo host. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Carries requests with the platform's fetch: for small bundles and for servers called in process. */
export function fetchTransport({
  baseUrl,
  fetch = globalThis.fetch.bind(globalThis),
}: FetchTransportSettings): Transport {
  return async ({ method, path, headers, body, signal }) => {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${baseUrl}/services/${path}`, {
      method,
      headers: json ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as FormData) }),
      ...(signal ? { signal } : {}),
    });
    const text = await response.text();
    return { status: response.status, headers: Object.fromEntries(response.headers), body: parsed(text) };
  };
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
