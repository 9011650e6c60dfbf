import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A page of a partner, as its own server sends it. */
export interface HostPage {
  html: string;
  /** Beside the content type: the site's policies. */
  headers?: Record<string, string>;
  /** @default 'text/html; charset=utf-8' */
  type?: string;
}

/** A partner's site on an origin of its own. */
export interface HostSite {
  /** Without a slash at the end. Another host name than ours, so another site too. */
  origin: string;
  /** Puts a page at a path. */
  put(path: string, page: HostPage): string;
  close(): Promise<void>;
}

/** Opens a partner's site on a free port of `localhost`. */
export async function openHostSite(): Promise<HostSite> {
  const pages = new Map<string, HostPage>();
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const page = pages.get(path);
    if (!page) return void response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    response
      .writeHead(200, { 'content-type': page.type ?? 'text/html; charset=utf-8', ...page.headers })
      .end(page.html);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    put(path, page) {
      pages.set(path, page);
      return origin + path;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
