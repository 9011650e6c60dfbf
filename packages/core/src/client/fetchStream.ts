import type { OpenStream } from './LiveFeed';

/** Opens streams with the platform's fetch. `baseUrl` is the origin and path before `services/`, '' for the page's own. */
export const fetchStream =
  ({ baseUrl }: { baseUrl: string }): OpenStream =>
  ({ path, headers, signal }) =>
    fetch(`${baseUrl}/services/${path}`, { headers, signal, cache: 'no-store' });
