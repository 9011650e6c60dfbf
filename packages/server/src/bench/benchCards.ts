import { kitFor } from '@arma11/core/art';
import { drawRoomCard } from '../home/share/drawRoomCard';
import type { RoomCard } from '../home/share/roomCard';
import { openCardPrinter } from '../platform/cards/openCardPrinter';
import { timed } from './stopwatch';

/** Pictures of rooms, each of other facts, one after the other in the thread that paints them. */
export interface CardsBench {
  cards: number;
  /** The first, for which rasteriser and fonts are loaded. */
  first_ms: number;
  /** By the processor's time, of both threads: what one core does where nothing else is done. */
  wide_per_second: number;
  small_per_second: number;
  wide_kb: number;
  small_kb: number;
  /** What the process holds in memory before the first, after the last, and after the thread has ended. */
  idle_mb: number;
  painted_mb: number;
  ended_mb: number;
}

const team = (id: number) => ({ id, name: `Club ${id}`, short: `C${id}`, kit: kitFor(`club ${id}`) });

const cardOf = (taken: number): RoomCard => ({
  kind: taken % 2 === 0 ? 'compe' : 'predi',
  name: `Sala ${taken}`,
  leagues: ['Liga Chica'],
  jornada: 'Jornada 1',
  fee: 'S/ 5.00',
  pot: 'S/ 84.50',
  taken,
  seats: 1000,
  phase: 'open',
  lock: 'jue 11 jun 14:55',
  leader: null,
  matches: [0, 1, 2, 3, 4].map((at) => ({
    local: team(taken + 2 * at),
    visit: team(taken + 2 * at + 1),
    estado: 'programado',
    score: null,
    day: 'jue 11 jun',
    hour: '15:00',
  })),
  moreMatches: 3,
});

const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6);

export async function benchCards(cards: number): Promise<CardsBench> {
  const printer = openCardPrinter({
    // Machines that bench are busy.
    limits: { patienceMs: 120_000 },
    failed: (error) => {
      throw error;
    },
  });
  const idle_mb = megabytes();
  const print = async (taken: number, width: number) => {
    const png = await printer.print(`${width} ${taken}`, drawRoomCard(cardOf(taken)), width);
    if (!png) throw new Error('A card was not painted.');
    return png.length;
  };
  const all = async (width: number) => {
    // Not counted: the grounds, which are painted once.
    for (const kind of [cards, cards + 1]) await print(kind, width);
    const before = process.cpuUsage();
    let bytes = 0;
    for (let taken = 0; taken < cards; taken += 1) bytes += await print(taken, width);
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    return { perSecond: Math.round((cards / seconds) * 10) / 10, kb: Math.round(bytes / cards / 1000) };
  };
  const first = await timed(() => print(cards + 2, 1200));
  const [wide, small] = [await all(1200), await all(600)];
  const painted_mb = megabytes();
  await printer.close();
  return {
    cards,
    first_ms: Math.round(first.ms),
    wide_per_second: wide.perSecond,
    small_per_second: small.perSecond,
    wide_kb: wide.kb,
    small_kb: small.kb,
    idle_mb,
    painted_mb,
    ended_mb: megabytes(),
  };
}
