import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Deps } from '../../platform/deps';
import { base64url } from '../../platform/bytes';
import type { AppFiles } from '../../platform/http/appFiles';
import type { ServerEnv } from '../../platform/http/env';
import { allowsOrigin } from '../../partners/allowsOrigin';
import { type Partner, partnerOfKey } from '../../partners/openPartner';
import { builtEmbed } from './builtEmbed';

const OF_EVERY_TAG = ['locale', 'mode', 'readonly'] as const;

/** The widgets that have a page of their own, by the end of their tag's name, with the attributes that its address may give. */
export const FRAMED: Readonly<Record<string, readonly string[]>> = {
  'lineup-editor': ['entry', 'jornada', ...OF_EVERY_TAG],
  'prediccion-panel': ['predi', 'open', ...OF_EVERY_TAG],
  'quest-bar': ['compact', ...OF_EVERY_TAG],
  ranking: ['kind', 'sala', 'limit', 'jornada', ...OF_EVERY_TAG],
  reactions: ['kind', 'sala', ...OF_EVERY_TAG],
  'room-card': ['kind', 'sala', ...OF_EVERY_TAG],
  'wallet-badge': ['display', ...OF_EVERY_TAG],
};

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Who reads it plays; who can mend it builds the page around. */
const refuse = (status: 403 | 404 | 503, { reader, builder }: { reader: string; builder: string }) =>
  new Response(`${reader}\n\n${builder}\n`, {
    status,
    headers: {
      ...HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      // Nothing can be tapped in it, and unframed nobody would see why there is nothing.
      'content-security-policy': "default-src 'none'; frame-ancestors *",
    },
  });

const CLOSED = 'Esta página no puede mostrar Arma Tu 11. Avísale a quien la administra.';
const unknownWidget = () =>
  refuse(404, { reader: CLOSED, builder: `No widget has this name. There are: ${Object.keys(FRAMED).join(', ')}.` });
const unknownKey = () =>
  refuse(403, { reader: CLOSED, builder: 'key: give the publishable key (pk_…) of a partner that is open.' });
const ownOriginMissing = (own: string) =>
  refuse(403, {
    reader: CLOSED,
    builder: `A frame's page is ours: add ${own} to the origins of this key (docs/frames.md).`,
  });
const notBuilt = () =>
  refuse(503, {
    reader: 'Ahora no se puede mostrar. Vuelve en unos minutos.',
    builder: 'The embed is not built on this server: npm start builds it, soon after the game is there.',
  });

/** What the page may do; the sites of the partner alone may frame it: elsewhere a tap could be led astray. */
const policyOf = ({ origins }: Partner, nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

interface Framed {
  widget: string;
  /** The widget's own, and the provider's `locale` and `mode` with them. */
  attributes: [name: string, value: string][];
  key: string;
  version: string;
  nonce: string;
  /** Where the game shows the same; the frame's content where no script runs. */
  link: string;
}

// Links leave the frame: the game's own pages may not be framed.
const pageOf = ({ widget, attributes, key, version, nonce, link }: Framed) =>
  html`<!doctype html>
  <html lang="${new Map(attributes).get('locale') ?? 'es-PE'}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>Arma Tu 11</title>
      <base target="_blank" />
      <style nonce="${nonce}">
        body {
          margin: 4px;
        }
      </style>
      <script src="/embed/v1/loader.js" data-key="${key}" data-persist="session" async></script>
      <script src="/embed/${version}/frame.js" async></script>
    </head>
    <body>
      <arma11-${raw(widget)} ${attributes.map(([name, value]) => html`${raw(name)}="${value}" `)}><a href="${link}">Ver en Arma Tu 11</a></arma11-${raw(widget)}>
    </body>
  </html>`;

/** Their rooms are of either game. */
const OF_ROOM: ReadonlySet<string> = new Set(['room-card', 'ranking', 'reactions']);

/** The page of the game that shows what a widget shows. */
function linkOf(widget: string, asked: URLSearchParams): string {
  const id = /^[1-9]\d{0,9}$/.exec(asked.get('predi') ?? asked.get('sala') ?? '')?.[0];
  if (widget === 'prediccion-panel' && id) return `/predi/sala/${id}`;
  if (!OF_ROOM.has(widget) || !id || asked.get('kind') === 'casual') return '/play';
  const room = `/${asked.get('kind') === 'predi' ? 'predi' : 'compe'}/sala/${id}`;
  return widget === 'ranking' ? `${room}/ranking` : room;
}

/**
 * A page for each widget, to be framed where a tag cannot stand: `/embed/frame/room-card?key=pk_…&sala=7`. The address gives the
 * tag's attributes; others are left out. Frames are pages of ours, so the partner's key has to have our own origin too.
 */
export function frameRoutes(
  { db, random, publicUrl }: Pick<Deps, 'db' | 'random' | 'publicUrl'>,
  files: AppFiles,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const built = builtEmbed(files);
  app.get('/embed/frame/:widget', async (c) => {
    const widget = c.req.param('widget');
    const { origin: here, searchParams: asked } = new URL(c.req.url);
    const named = Object.hasOwn(FRAMED, widget) ? FRAMED[widget] : undefined;
    if (!named) return unknownWidget();
    const key = asked.get('key') ?? '';
    const partner = await partnerOfKey(db.fresh, key);
    if (!partner) return unknownKey();
    // Behind a proxy that ends TLS only the configured one is the browser's.
    if (![here, publicUrl].some((own) => allowsOrigin(partner.origins, own))) return ownOriginMissing(publicUrl);
    const embed = await built();
    if (!embed) return notBuilt();
    const nonce = base64url(random(18));
    const attributes = named.flatMap((name): [string, string][] => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value]];
    });
    const link = linkOf(widget, asked);
    const page = await pageOf({ widget, attributes, key, version: embed.version, nonce, link });
    return new Response(String(page), {
      headers: {
        ...HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(partner, nonce),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      },
    });
  });
  return app;
}
