import { Hono } from 'hono';
import type { Deps } from '../deps';
import { notFound, Refusal } from '../refusal';
import { isAppRoute, pageResponse } from './appPage';
import type { AppFile, AppFiles } from './appFiles';
import type { ServerEnv } from './env';

const notBuilt = () =>
  new Refusal(503, 'MANTENIMIENTO', 'La aplicación no está construida en este servidor. Ejecuta «npm start».');

function fileResponse(file: AppFile, heldTag: string | undefined): Response {
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag: file.etag,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
  };
  if (heldTag?.includes(file.etag)) return new Response(null, { status: 304, headers });
  return new Response(file.bytes, { headers });
}

/** Serves the app: its files, and its page on each of its routes. A path with an extension is a file or nothing. */
export function appRoutes(
  deps: Pick<Deps, 'random' | 'production'>,
  files: AppFiles,
  identityHosts: readonly string[] = [],
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('*', async (c) => {
    const path = decodePath(c.req.path);
    if (path === null) throw notFound();
    const isFile = /\.[a-z0-9]{1,12}$/i.test(path);
    const file = isFile ? await files.file(path.slice(1), c.req.header('accept-encoding') ?? '') : null;
    if (file) return fileResponse(file, c.req.header('if-none-match'));
    if (isFile) throw notFound();
    const page = await files.page();
    if (page === null) throw notBuilt();
    return pageResponse(page, isAppRoute(path) ? 200 : 404, deps, identityHosts);
  });
  return app;
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
