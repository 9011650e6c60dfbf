import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { overduePayments } from '../../catalogue/incidents/latePayments';
import { startAuditor } from '../../start/startAuditor';
import { playMatch } from '../../testing/playedMatch';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { testCommand } from '../../testing/testCommand';

// What tells an operator that a room is not paid (rules R15.2). The last whistle is at 470 minutes.

let db: Db;
let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
  ({ db } = opened);
});

const WHISTLE = 470;

interface Line {
  incident: number;
  room: number | null;
  match: number | null;
  kind: string;
  estado: string;
  detail: string | null;
  rooms: number;
}
const listed = async (room: number) =>
  ((await testCommand(db, 'incident list', { estado: 'todas', league: stage.league.league_unique })) as Line[]).filter(
    (line) => line.room === room,
  );
const overdue = async (room: number) => (await overduePayments(db.fresh)).filter((each) => each.room === room);

/** A room whose matches are over, and whose last result is not confirmed. */
async function unpaid(): Promise<number> {
  const room = await stage.predi(10);
  await stage.seat(room, 2);
  await stage.at(-5);
  await stage.advance();
  for (const match of stage.league.matches) await playMatch(db, match, { local: 1, visit: 0 });
  await sql`update match set official = false where id = ${stage.league.matches.at(-1)!}`.execute(db.fresh);
  await stage.at(WHISTLE);
  await stage.advance();
  return room;
}
const advanceAt = async (minutes: number) => {
  await stage.at(minutes);
  await stage.advance();
};

describe('a room that is not paid (rules R15.2)', () => {
  it('has an incident of its own two hours after its last whistle, which goes when it is paid', async () => {
    const room = await unpaid();
    await advanceAt(WHISTLE + 119);
    expect(await listed(room)).toEqual([]);
    await advanceAt(WHISTLE + 120);
    const [line] = await listed(room);
    expect(line).toMatchObject({ room, match: null, kind: 'pago_atrasado', estado: 'abierta', rooms: 1 });
    expect(line!.detail).toMatch(/settle --room/);
    const decide = testCommand(db, 'incident decide', {
      incident: line!.incident,
      decision: 'anular',
      reason: 'Prueba',
    });
    await expect(decide).rejects.toThrow(/goes by itself when room \d+ is paid/);
    await sql`update match set official = true where id = ${stage.league.matches.at(-1)!}`.execute(db.fresh);
    await stage.advance();
    expect((await stage.room(room)).estado).toBe('pagada');
    expect(await listed(room)).toMatchObject([{ kind: 'pago_atrasado', estado: 'decidida', rooms: 0 }]);
  });

  it('is in the log as an error and in /healthz after a day, until it is paid', async () => {
    const room = await unpaid();
    await advanceAt(WHISTLE + 24 * 60 - 1);
    expect(await overdue(room)).toEqual([]);
    await advanceAt(WHISTLE + 24 * 60 + 90);
    expect(await overdue(room)).toEqual([{ room, hours: 25 }]);
    const lines: Parameters<Deps['log']>[0][] = [];
    await startAuditor({ db, log: (line) => lines.push(line) }).stop();
    expect(lines).toContainEqual({
      level: 'error',
      message: 'payments: rooms are unpaid after 24 hours',
      rooms: expect.arrayContaining([{ room, hours: 25 }]),
    });
    await sql`update match set official = true where id = ${stage.league.matches.at(-1)!}`.execute(db.fresh);
    await stage.advance();
    expect(await overdue(room)).toEqual([]);
  });
});
