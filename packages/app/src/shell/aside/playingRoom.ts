import type { Estado, PrediRoom, SalaCompe } from '@arma11/core/contract';
import { entryHref } from '../../room/entryHref';

/** One of the player's rooms that is being played, of either game. */
export interface PlayingRoom {
  name: string;
  href: string;
  /** Picks the badge's drawing where there is no logo. */
  league: string;
  logo: string | null;
  rank: number | null;
  points: number | null;
}

const PLAYING: ReadonlySet<Estado> = new Set(['en_vivo', 'por_liquidar']);

/** So many find room beside a page; the others stand on the pages of one's rooms. */
const MOST = 5;

/** The player's rooms that are being played, those with a place first. */
export const playingRooms = (entries: readonly SalaCompe[], rooms: readonly PrediRoom[]): PlayingRoom[] =>
  [
    ...entries.filter(({ sala_detail }) => PLAYING.has(sala_detail.estado)).map(ofCompe),
    ...rooms.filter(({ estado, user_ins }) => PLAYING.has(estado) && user_ins > 0).map(ofPredi),
  ].slice(0, MOST);

const ofCompe = (entry: SalaCompe): PlayingRoom => ({
  name: entry.sala_detail.name,
  href: entryHref(entry, true),
  league: entry.sala_detail.league_unique,
  logo: entry.sala_detail.league_logo,
  rank: entry.rank,
  points: entry.points,
});

const ofPredi = (room: PrediRoom): PlayingRoom => ({
  name: room.name,
  href: `/predi/sala/${room.id}/ranking`,
  league: room.league_names[0] ?? room.name,
  logo: null,
  rank: null,
  points: null,
});
