import { sql } from 'kysely';
import { appNow, setClock } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import type { ScriptCache } from '../demo/live/advanceMatches';
import { seatRivals } from '../demo/rivals/seatRivals';
import { stepDemo } from '../demo/stepDemo';
import { readDemoSeason } from '../demo/season/demoSeason';
import { advanceRooms } from '../rooms/settle/advanceRooms';
import type { Where } from '../platform/db/fragments';

/** How far an evening can be played on. */
export type PlayTo = 'quarter' | 'lock' | 'end';

/** An evening of the demo season. */
export interface Evening {
  /** A quarter of an hour, to the next lock, or until what has locked is paid. */
  playOn(to: PlayTo): Promise<void>;
}

const MINUTE = 60_000;
const QUARTER_MS = 15 * MINUTE;
/** So much is played at once: matches have moved on visibly, and no lock is missed. */
const STEP_MS = 2 * MINUTE;
/** Rivals who sit down in a step besides its own two. */
const RIVALS_A_STEP = 20;
/** No room of the demo season that locks takes longer; one that does is left to the next press. */
const LONGEST_MS = 120 * MINUTE;

/** Where somebody sits who is no rival of the operator. */
const people: Where = sql`exists (
  select from entry e join app_user u on u.id = e.user_id where e.room_id = r.id and not u.is_bot)`;

/** When the next room locks: of those that people sit in, or of all. */
async function nextLock({ fresh }: Db): Promise<number | null> {
  const { rows } = await sql<{ at: string | null }>`
    select coalesce(min(r.lock_at) filter (where ${people}), min(r.lock_at)) as at
    from room r where r.estado in ('abierta','llena') and r.lock_at > app_now()`.execute(fresh);
  return rows[0]?.at ? Date.parse(rows[0].at) : null;
}

/** The rooms of people that have locked in this evening and are not paid yet. */
async function unpaid({ fresh }: Db, beginning: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from room r where r.estado in ('cerrada','en_vivo','por_liquidar') and ${people}
      and r.lock_at > ${beginning}`.execute(fresh);
  return rows.map(({ id }) => id);
}

/** Plays the demo season step by step; its clock stands still otherwise. */
export async function evening(
  db: Db,
  { beginning, clockMoved }: { beginning: string; clockMoved: (now: string) => void },
): Promise<Evening> {
  const demo = await readDemoSeason(db.fresh);
  if (!demo) throw new Error('There is no demo season to play.');
  const scripts: ScriptCache = new Map();

  const now = async () => Date.parse(await appNow(db.fresh));

  async function playUntil(wanted: number): Promise<void> {
    for (let at = await now(); at < wanted;) {
      at = Math.min(at + STEP_MS, wanted);
      const instant = new Date(at).toISOString();
      await setClock(db, { at: instant, speed: 0 });
      await stepDemo(db, demo!, scripts);
      await seatRivals(db, demo!, RIVALS_A_STEP);
      await advanceRooms(db);
      clockMoved(instant);
    }
  }

  async function playToLock(): Promise<void> {
    const lock = await nextLock(db);
    if (lock === null) throw new Error('No room is open any more: start again.');
    await playUntil(lock);
  }

  /** Until every room is paid that has locked by now; where none has, the next one locks first. */
  async function playToEnd(): Promise<void> {
    if ((await unpaid(db, beginning)).length === 0) await playToLock();
    const awaited = new Set(await unpaid(db, beginning));
    const waiting = async () => (await unpaid(db, beginning)).some((id) => awaited.has(id));
    const latest = (await now()) + LONGEST_MS;
    for (let at = await now(); at < latest && (await waiting()); at += STEP_MS) await playUntil(at + STEP_MS);
  }

  const ways: Record<PlayTo, () => Promise<void>> = {
    quarter: async () => playUntil((await now()) + QUARTER_MS),
    lock: playToLock,
    end: playToEnd,
  };
  return { playOn: (to) => ways[to]() };
}
