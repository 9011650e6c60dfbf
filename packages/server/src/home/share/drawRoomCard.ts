import { markArt, nightArt } from '@arma11/core/art';
import type { CardDrawing } from '../../platform/cards/CardDrawing';
import { NIGHT, one, type Part, placed, rect, said } from './cardParts';
import { drawBoard } from './drawBoard';
import { cardEs as t } from './messages.es';
import type { RoomCard } from './roomCard';

const [WIDTH, HEIGHT] = [1200, 630];
const LEFT = { x: 72, width: 528 };

/** Draws a room's card: 1200 by 630, as chats show it beside a link. */
export function drawRoomCard(card: RoomCard): CardDrawing {
  const parts = [heading(card), facts(card), lastLine(card), drawBoard(card)];
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: ground(card),
    shapes: parts.map(({ shapes }) => shapes).join(''),
    texts: parts.flatMap(({ texts }) => texts),
  };
}

function ground({ kind }: RoomCard): string {
  const sky = placed(nightArt({ crowd: kind === 'predi' }), 'n-', { x: 0, y: 0, size: [WIDTH, HEIGHT + 4] });
  return `${rect(0, 0, WIDTH, HEIGHT, `fill="${NIGHT.ground}"`)}<g opacity=".55">${sky}</g>`;
}

function heading({ name, leagues, jornada }: RoomCard): Part {
  const { x, width } = LEFT;
  const where = leagues.length > 1 ? leagues.join(' · ') : `${leagues[0]} · ${jornada}`;
  return {
    shapes: placed(markArt({ colour: NIGHT.accent }), 'm-', { x, y: 56, size: [48, 48] }),
    texts: [
      said({ text: t.game, x: x + 62, y: 97, width: 400, face: 'display', settings: one(46) }),
      said({
        text: name,
        instead: t.unnamed.room,
        x,
        y: 340,
        width,
        face: 'display',
        settings: [
          { size: 96, lines: 2 },
          { size: 72, lines: 2 },
          { size: 62, lines: 3 },
        ],
      }),
      said({ text: where, instead: t.unnamed.league, x, y: 392, width, fill: NIGHT.muted, settings: one(30, 26) }),
    ],
  };
}

function facts({ fee, pot, taken, seats }: RoomCard): Part {
  const told = [
    { label: t.fee, value: fee, fill: NIGHT.text },
    ...(pot === null ? [] : [{ label: t.pot, value: pot, fill: NIGHT.coin }]),
    { label: t.seats, value: `${taken}/${seats}`, fill: NIGHT.text },
  ];
  const gap = 16;
  const width = (LEFT.width - gap * (told.length - 1)) / told.length;
  const boxes = told.map(({ label, value, fill }, at) => {
    const x = LEFT.x + at * (width + gap);
    const inner = { x: x + 20, width: width - 40 };
    return {
      shape: rect(x, 424, width, 104, `rx="14" fill="${NIGHT.raised}" stroke="${NIGHT.border}" stroke-width="2"`),
      texts: [
        said({ ...inner, text: label, y: 460, fill: NIGHT.muted, settings: one(23) }),
        said({ ...inner, text: value, y: 505, fill, face: 'display', settings: one(44, 36, 30, 24) }),
      ],
    };
  });
  const last = LEFT.x + LEFT.width - width;
  const filled = Math.min(1, seats > 0 ? taken / seats : 0);
  const bar =
    filled > 0 ? rect(last + 20, 513, Math.max(6, (width - 40) * filled), 5, `rx="2.5" fill="${NIGHT.accent}"`) : '';
  return {
    shapes: boxes.map(({ shape }) => shape).join('') + bar,
    texts: boxes.flatMap(({ texts }) => texts),
  };
}

/** When it closes, or who is first and with what. */
function lastLine({ phase, lock, leader }: RoomCard): Part {
  const { x, width } = LEFT;
  const line = { x, y: 578, settings: one(31, 28) };
  if (leader && phase !== 'cancelled') {
    const over = phase === 'finished';
    const beside = over && leader.prize ? leader.prize : t.points(leader.points);
    const words = (over ? t.won : t.leads)(leader.name, leader.sharing);
    const number = {
      x: x + width,
      width: 170,
      anchor: 'end',
      face: 'display',
      fill: over ? NIGHT.coin : NIGHT.accent,
    } as const;
    return {
      shapes: '',
      texts: [
        said({ ...line, text: words, instead: t.unnamed.player, width: width - 186 }),
        said({ ...line, ...number, text: beside, settings: one(38, 30, 24) }),
      ],
    };
  }
  const words = { cancelled: t.cancelled, open: t.closes(lock), full: t.closes(lock) };
  const text = phase in words ? words[phase as keyof typeof words] : t.closed(lock);
  return { shapes: '', texts: [said({ ...line, text, width })] };
}
