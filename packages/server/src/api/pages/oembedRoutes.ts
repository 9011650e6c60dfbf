import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '../../platform/deps';
import type { ServerEnv } from '../../platform/http/env';
import { decodePath } from '../../platform/http/decodePath';
import { json } from '../../platform/http/respond';
import { previewOf } from '../../home/previews/previewOf';

/** A widget stands for the page of a room; its height until the frame tells it. */
interface Shown {
  widget: 'prediccion-panel' | 'room-card';
  asked: Record<string, string>;
  height: number;
}

const WIDTH = 480;
/** What a widget needs to be of use. */
const LEAST_WIDTH = 280;
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms';

function shownAt(path: string): Shown | null {
  const [, kind, id] = /^\/(predi|compe)\/sala\/([1-9]\d{0,9})\/?$/.exec(path) ?? [];
  if (kind === 'predi' && id) return { widget: 'prediccion-panel', asked: { predi: id }, height: 640 };
  if (kind === 'compe' && id) return { widget: 'room-card', asked: { kind, sala: id }, height: 240 };
  return null;
}

const FOR_ALL_SITES = { 'access-control-allow-origin': '*' };
const answer = (body: object) =>
  json(JSON.stringify(body), 200, { ...FOR_ALL_SITES, 'cache-control': 'public, max-age=300' });
/** Whoever asks is a program of a site: in English. */
const refuse = (status: 400 | 404 | 501, sentence: string) =>
  new Response(`${sentence}\n`, { status, headers: { ...FOR_ALL_SITES, 'content-type': 'text/plain; charset=utf-8' } });

/** The path of an address, where it is the game's. */
function pathAt(url: string, own: readonly string[]): string | null {
  const page = URL.canParse(url) ? new URL(url) : null;
  return page && own.includes(page.origin) ? decodePath(page.pathname) : null;
}

/** A number of pixels that a site asks for; none where it asks for nothing. */
const pixels = (text: string | null) => (text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Infinity);

/**
 * Says what stands for an address of the game on another site (oembed.com): `/services/oembed?url=…`. With a partner's `key`
 * the room's widget in a frame (docs/frames.md); without one, a link with its picture.
 */
export function oembedRoutes({ db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/services/oembed', async (c) => {
    const { origin: here, searchParams: asked } = new URL(c.req.url);
    if ((asked.get('format') ?? 'json') !== 'json') return refuse(501, 'format: only json.');
    const url = asked.get('url');
    if (!url) return refuse(400, `url: give the address of a page of the game, such as ${publicUrl}/predi/sala/7.`);
    const path = pathAt(url, [here, publicUrl]);
    if (path === null) return refuse(404, `url: not an address of ${publicUrl}.`);
    // No code of a private room is looked up: it would be a place to try them.
    const preview = await previewOf(db, { path, query: new URLSearchParams(), ip: c.env.ip ?? '', reader: true });
    const said = {
      version: '1.0',
      title: preview.title,
      provider_name: 'Arma Tu 11',
      provider_url: publicUrl,
      cache_age: 300,
      thumbnail_url: publicUrl + (preview.picture?.path ?? `/share/${preview.card}.png`),
      thumbnail_width: 1200,
      thumbnail_height: 630,
    };
    const [key, shown] = [asked.get('key'), shownAt(path)];
    if (!key || !shown) return answer({ ...said, type: 'link' });
    const width = Math.max(LEAST_WIDTH, Math.min(WIDTH, pixels(asked.get('maxwidth'))));
    const height = Math.min(shown.height, pixels(asked.get('maxheight')));
    const src = `${publicUrl}/embed/frame/${shown.widget}?${new URLSearchParams({ key, ...shown.asked })}`;
    const frame = await html`<iframe
      src="${src}"
      title="${preview.title}"
      width="${width}"
      height="${height}"
      frameborder="0"
      loading="lazy"
      sandbox="${SANDBOX}"
    ></iframe>`;
    return answer({ ...said, type: 'rich', html: String(frame).replaceAll(/\s*\n\s*/g, ' '), width, height });
  });
  return app;
}
