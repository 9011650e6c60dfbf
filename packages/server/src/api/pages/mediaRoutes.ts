import {
  avatarArt,
  bannerArt,
  buddyArt,
  cardArt,
  coachArt,
  coinArt,
  crestArt,
  kitFor,
  leagueArt,
  legendArt,
  ownFaceArt,
  playerArt,
  POSTER_FIGURES,
  posterArt,
  type PosterFigures,
  rankArt,
  shirtArt,
  toMarkup,
  type SvgNode,
} from '@arma11/core/art';
import type { Kit } from '@arma11/core/contract';
import { Hono } from 'hono';
import { notFound } from '../../platform/refusal';
import type { ServerEnv } from '../../platform/http/env';

const HEX = '([0-9a-f]{6})';
const NUMBER = '(0|[1-9]\\d{0,9})';
const KIT = `(plain|sash|halves|stripes|hoops)-${HEX}-${HEX}-${HEX}`;
const COLOURS = `${HEX}-${HEX}-${HEX}`;

type Words = (string | undefined)[];

const kitOf = ([pattern, primary, secondary, trim]: Words): Kit => ({
  pattern: pattern as Kit['pattern'],
  primary: `#${primary}`,
  secondary: `#${secondary}`,
  trim: `#${trim}`,
});

function seededBanner(seed: number): SvgNode {
  const { primary, secondary, trim } = kitFor(`banner ${seed}`);
  return bannerArt(seed, { left: primary, right: secondary, seam: trim });
}

const LONGEST_NAME = 240;

/** A club without colours: its name in hex, as migration 0011 writes it, gives them. */
function crestOfName([name = '', id]: Words): SvgNode {
  const bytes = Uint8Array.from(name.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return crestArt(kitFor(new TextDecoder().decode(bytes)), Number(id));
}

/** Each drawing: the shape of its name (mediaPaths writes it) and how it is drawn from the name's parts. */
const DRAWINGS: readonly [pattern: string, draw: (words: Words) => SvgNode][] = [
  [`crest/${KIT}-${NUMBER}`, (words) => crestArt(kitOf(words), Number(words[4]))],
  [`shirt/${KIT}-${NUMBER}`, (words) => shirtArt(kitOf(words), { number: Number(words[4]) || null })],
  [`coach/${KIT}-${NUMBER}`, (words) => coachArt(kitOf(words), Number(words[4]))],
  [`club/((?:[0-9a-f]{2}){1,${LONGEST_NAME}})-${NUMBER}`, crestOfName],
  [`card/${NUMBER}`, ([seed]) => cardArt(Number(seed))],
  [`player/${NUMBER}`, ([seed]) => playerArt(kitFor(`player ${seed}`), Number(seed))],
  [`legend/${NUMBER}`, ([seed]) => legendArt(Number(seed))],
  [`buddy/${NUMBER}`, ([seed]) => buddyArt(Number(seed))],
  [`avatar/${NUMBER}`, ([seed]) => avatarArt(Number(seed))],
  [`face/${NUMBER}`, ([player]) => ownFaceArt(Number(player))],
  [`league/${NUMBER}`, ([seed]) => leagueArt(Number(seed))],
  [`rango/${NUMBER}`, ([level]) => rankArt(Number(level))],
  [
    `poster/(${POSTER_FIGURES.join('|')})-${COLOURS}-${NUMBER}`,
    ([figures, left, right, seam, seed]) =>
      posterArt(Number(seed), { left: `#${left}`, right: `#${right}`, seam: `#${seam}` }, figures as PosterFigures),
  ],
  ['coin/1', () => coinArt()],
  [`banner/${NUMBER}`, ([seed]) => seededBanner(Number(seed))],
  [
    `banner/${COLOURS}-${NUMBER}`,
    ([left, right, seam, seed]) => bannerArt(Number(seed), { left: `#${left}`, right: `#${right}`, seam: `#${seam}` }),
  ],
];

const drawings = DRAWINGS.map(([pattern, draw]) => ({ name: new RegExp(`^${pattern}\\.svg$`), draw }));

/** The picture of a name under `/media/`, or null. */
export function drawing(path: string): string | null {
  for (const { name, draw } of drawings) {
    const found = name.exec(path);
    if (found) return toMarkup(draw(found.slice(1)));
  }
  return null;
}

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  // A name says everything that is drawn, so what it names never changes.
  'cache-control': 'public, max-age=31536000, immutable',
  // Opened by itself, a picture may run nothing; embedded, it may stand on any page.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Serves the generated pictures. */
export function mediaRoutes(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/media/*', (c) => {
    const markup = drawing(c.req.path.slice('/media/'.length));
    if (markup === null) throw notFound();
    return new Response(markup, { headers: HEADERS });
  });
  return app;
}
