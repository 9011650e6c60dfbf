// The only file that imports axios; it is loaded on the first request so that axios stays out of the first bundle.
import axios from 'axios';
import type { Transport } from './transport';

/** Carries requests with axios. `baseUrl` is the origin and path before `services/`, '' for the page's own origin. */
export function axiosTransport({ baseUrl }: { baseUrl: string }): Transport {
  const http = axios.create({
    baseURL: `${baseUrl}/services/`,
    adapter: 'fetch',
    validateStatus: () => true,
    // Some proxies send HTML for errors: such a body stays a string instead of throwing.
    transitional: { silentJSONParsing: true, forcedJSONParsing: true },
  });
  return async ({ method, path, headers, body, signal }) => {
    // Only the platform knows a form's boundary: axios must not name a type of its own.
    const typed = body instanceof FormData ? { ...headers, 'content-type': false } : headers;
    const response = await http.request<unknown>({ method, url: path, headers: typed, data: body, signal });
    return { status: response.status, headers: lowerCase(response.headers), body: response.data };
  };
}

function lowerCase(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}
