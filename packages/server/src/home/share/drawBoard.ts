import { crestArt } from '@arma11/core/art';
import { NIGHT, one, type Part, placed, rect, said } from './cardParts';
import { cardEs as t } from './messages.es';
import type { CardMatch, CardTeam, RoomCard } from './roomCard';

const BOARD = { x: 648, y: 56, width: 496, height: 518, middle: 896 };

const PHASE_FILL: Partial<Record<RoomCard['phase'], string>> = {
  open: NIGHT.accent,
  live: NIGHT.live,
  finished: NIGHT.coin,
};

/** The right side of a card: where the room is, and its matches. */
export function drawBoard({ phase, matches, moreMatches }: RoomCard): Part {
  const { x, y, width, height, middle } = BOARD;
  const fill = PHASE_FILL[phase] ?? NIGHT.muted;
  const panel = rect(x, y, width, height, `rx="24" fill="${NIGHT.raised}" stroke="${NIGHT.border}" stroke-width="2"`);
  const dot = `<circle cx="${x + 42}" cy="${y + 50}" r="9" fill="${fill}"/>`;
  const more = moreMatches > 0 ? t.more(moreMatches) : '';
  const head = [
    said({ text: t.phases[phase], x: x + 64, y: y + 62, width: 230, face: 'display', fill, settings: one(36) }),
    said({ text: more, x: x + width - 32, y: y + 60, width: 180, anchor: 'end', fill: NIGHT.muted, settings: one(26) }),
  ];
  const rows = matches.length === 1 ? [single(matches[0]!)] : list(matches);
  const none = said({
    text: t.noMatches,
    x: middle,
    y: y + 290,
    width: 420,
    anchor: 'middle',
    fill: NIGHT.muted,
    settings: one(32),
  });
  return {
    shapes: panel + dot + rows.map(({ shapes }) => shapes).join(''),
    texts: [...head, ...(matches.length === 0 ? [none] : []), ...rows.flatMap(({ texts }) => texts)],
  };
}

/** A match's score with its state above, or its hour under its day. */
function middleOf({ estado, score, day, hour }: CardMatch): { main: string; above: string } {
  const above = t.states[estado] || (day ?? '');
  if (estado !== 'programado') return { main: score ?? t.noScore, above };
  return { main: hour ?? t.noTime, above };
}

const isPlaying = ({ estado }: CardMatch) => estado === 'en_vivo' || estado === 'descanso';
const crest = ({ kit, id }: CardTeam, prefix: string, x: number, y: number, size: number) =>
  placed(crestArt(kit, id), prefix, { x, y, size: [size, size] });

/** One match takes the whole board. */
function single(match: CardMatch): Part {
  const { y, middle } = BOARD;
  const { main, above } = middleOf(match);
  const size = 136;
  const sides = [
    { team: match.local, at: middle - 162 },
    { team: match.visit, at: middle + 162 },
  ];
  const numbers = { x: middle, anchor: 'middle' } as const;
  return {
    shapes: sides.map(({ team, at }, side) => crest(team, `c${side}-`, at - size / 2, y + 150, size)).join(''),
    texts: [
      said({ ...numbers, text: main, y: y + 246, width: 170, face: 'display', settings: one(76, 56, 40) }),
      said({
        ...numbers,
        text: above,
        y: y + 172,
        width: 170,
        fill: isPlaying(match) ? NIGHT.live : NIGHT.muted,
        settings: one(26, 22),
      }),
      ...sides.map(({ team, at }) =>
        said({
          text: team.name,
          instead: t.unnamed.team,
          x: at,
          y: y + 372,
          width: 156,
          anchor: 'middle',
          face: 'display',
          settings: [
            { size: 38, lines: 1 },
            { size: 34, lines: 2 },
          ],
        }),
      ),
    ],
  };
}

/** Several, one below the other, each with the short names of its clubs. */
function list(matches: readonly CardMatch[]): Part[] {
  const [top, height] = [BOARD.y + 92, BOARD.height - 108];
  const each = Math.min(132, height / Math.max(1, matches.length));
  const first = top + (height - each * matches.length) / 2;
  return matches.map((match, at) => row(match, at, { y: first + at * each, height: each }));
}

function row(match: CardMatch, at: number, { y, height }: { y: number; height: number }): Part {
  const { x, width, middle } = BOARD;
  const size = Math.min(72, height * 0.72);
  const [level, half] = [y + height / 2, 72];
  const { main, above } = middleOf(match);
  const name = {
    y: level + 15,
    width: middle - half - size - 16 - (x + 32),
    face: 'display',
    settings: one(44, 36, 28),
  } as const;
  const line = at > 0 ? rect(x + 32, y, width - 64, 1.5, `fill="${NIGHT.border}"`) : '';
  const ids = `r${at}`;
  return {
    shapes:
      line +
      crest(match.local, `${ids}l-`, middle - half - size, level - size / 2, size) +
      crest(match.visit, `${ids}v-`, middle + half, level - size / 2, size),
    texts: [
      said({ ...name, text: match.local.short, instead: match.local.name.slice(0, 3), x: x + 32 }),
      said({
        ...name,
        text: match.visit.short,
        instead: match.visit.name.slice(0, 3),
        x: x + width - 32,
        anchor: 'end',
      }),
      said({
        text: above,
        x: middle,
        y: level - 12,
        width: 136,
        anchor: 'middle',
        fill: isPlaying(match) ? NIGHT.live : NIGHT.muted,
        settings: one(21, 18),
      }),
      said({
        text: main,
        x: middle,
        y: level + 28,
        width: 132,
        anchor: 'middle',
        face: 'display',
        settings: one(42, 30),
      }),
    ],
  };
}
