import { Hono } from 'hono';
import type { Deps } from '../../platform/deps';
import { base64url, sha256 } from '../../platform/bytes';
import type { CardPrinter } from '../../platform/cards/openCardPrinter';
import type { ServerEnv } from '../../platform/http/env';
import { drawRoomCard } from '../../home/share/drawRoomCard';
import { roomCard } from '../../home/share/roomCard';
import { publicRoom } from '../../rooms/view/publicRoom';
import type { AddressLimiter } from '../pipeline/rateLimit';

/** In pixels: as chats show it beside a link, and as a newsletter does. */
const WIDTHS = ['1200', '600'];

const FOR_A_MINUTE = 'public, max-age=60';
/** Any site may show it, those that isolate themselves included. */
const FOR_ALL_SITES = { 'cross-origin-resource-policy': 'cross-origin' };

interface Painting {
  /** Absent: nothing is painted here. */
  cards: CardPrinter | undefined;
  isOverLimit: AddressLimiter;
}

/**
 * Serves pictures of public rooms (docs/frames.md): `/services/plus/share/{kind}/{id}.png`, `?w=600` for a small one. Where
 * there is none to show, the game's own card is: always the same for a private room, a draft and one that is not there,
 * and never an error in the midst of a chat.
 */
export function shareRoutes({ db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>, painting: Painting): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { cards, isOverLimit } = painting;
  app.get('/services/plus/share/:kind{compe|predi}/:file{[1-9]\\d{0,9}\\.png}', async (c) => {
    const kind = c.req.param('kind') as 'compe' | 'predi';
    const id = Number.parseInt(c.req.param('file'), 10);
    const gameCard = (caching: string) => {
      const location = `${publicUrl}/share/${kind === 'predi' ? 'predi' : 'once'}.png`;
      return new Response(null, { status: 302, headers: { ...FOR_ALL_SITES, location, 'cache-control': caching } });
    };
    if (await isOverLimit(c.env.ip ?? '')) return gameCard('no-store');
    const room = cards ? await publicRoom(db.fresh, { kind, id }) : null;
    if (!cards || !room) return gameCard(FOR_A_MINUTE);
    const drawing = drawRoomCard(await roomCard(db.fresh, room));
    const width = WIDTHS.find((each) => each === c.req.query('w')) ?? WIDTHS[0]!;
    const key = base64url((await sha256(`${width} ${JSON.stringify(drawing)}`)).slice(0, 16));
    // Weak: another version of the rasteriser may write the same picture in other bytes.
    const headers = { ...FOR_ALL_SITES, etag: `W/"${key}"`, 'cache-control': FOR_A_MINUTE };
    if (c.req.header('if-none-match')?.includes(key)) return new Response(null, { status: 304, headers });
    const png = await cards.print(key, drawing, Number(width));
    if (!png) return gameCard('no-store');
    return new Response(png, {
      headers: { ...headers, 'content-type': 'image/png', 'content-length': String(png.length) },
    });
  });
  return app;
}
