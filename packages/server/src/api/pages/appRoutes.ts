import { type Context, Hono } from 'hono';
import type { Deps } from '../../platform/deps';
import { activeBanners } from '../../home/banners';
import { pageWithPreview } from './pageWithPreview';
import { previewOf } from '../../home/previews/previewOf';
import { readsPreviews } from '../../home/previews/previewOf';
import { notFound, Refusal } from '../../platform/refusal';
import { type PageFacts, pageResponse, prerenderedName } from './appPage';
import { drawnHome } from './drawnHome';
import type { AppFile, AppFiles } from '../../platform/http/appFiles';
import type { ServerEnv } from '../../platform/http/env';
import { decodePath } from '../../platform/http/decodePath';
import { fileResponse } from '../../platform/http/fileResponse';

const notBuilt = () =>
  new Refusal(503, 'MANTENIMIENTO', 'La aplicación no está construida en este servidor. Ejecuta «npm start».');

/** An old worker would keep an old app on the device: both it and the manifest are asked about each time. */
const ASKED_ABOUT = new Set(['/sw.js', '/app.webmanifest']);

const cacheOf = ({ hashed }: AppFile, path: string) => {
  if (ASKED_ABOUT.has(path)) return { 'cache-control': 'no-cache' };
  return { 'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600' };
};

/** A page is sent at its own addresses, with its policy: as a file it would have none. */
const isPageFile = (path: string) => /\.html?$/i.test(path);

/** Serves the app: its files, and its page on each of its routes. A path with an extension is a file or nothing. */
export function appRoutes(
  deps: Pick<Deps, 'db' | 'log' | 'random' | 'production' | 'publicUrl'>,
  files: AppFiles,
  facts: PageFacts,
): Hono<ServerEnv> {
  const home = drawnHome(() => activeBanners(deps.db.stale), files, deps.log);
  const app = new Hono<ServerEnv>();
  app.get('*', async (c) => {
    const path = decodePath(c.req.path);
    if (path === null) throw notFound();
    const isFile = /\.[a-z0-9]{1,12}$/i.test(path);
    const file =
      isFile && !isPageFile(path) ? await files.file(path.slice(1), c.req.header('accept-encoding') ?? '') : null;
    if (file) return fileResponse(file, c.req.header('if-none-match'), cacheOf(file, path));
    if (isFile) throw notFound();
    const name = prerenderedName(path, facts);
    const page = (name === 'play' ? home() : null) ?? (await files.page(name));
    if (page === null) throw notBuilt();
    const accepted = c.req.header('accept-encoding');
    return pageResponse(await withPreview(c, page, path, deps), path, deps, facts, accepted);
  });
  return app;
}

/** The page with what its address says of itself to whoever draws links. */
async function withPreview(
  c: Context<ServerEnv>,
  page: string,
  path: string,
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
): Promise<string> {
  const query = new URL(c.req.url).searchParams;
  const reader = readsPreviews(c.req.header('user-agent'));
  return pageWithPreview(page, await previewOf(db, { path, query, ip: c.env.ip ?? '', reader }), publicUrl);
}
