import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import { tiebreakView } from '../../rooms/predictions/clutch/tiebreakView';
import { selectRooms } from '../../rooms/view/roomView';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { testCommand } from '../../testing/testCommand';

// A result that was given at a desk, and not played (rules R15.6).

let db: Db;
let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
  ({ db } = opened);
});

const m0 = () => stage.league.matches[0]!;

/** A room on the first match, which was stopped at 20 minutes and has an incident. */
async function stopped(): Promise<{ room: number; incident: number }> {
  const room = await stage.predi(0, ['1x2', 'marcador', 'primer_gol', 'goleador'], [m0()]);
  await stage.seat(room, 2);
  await stage.at(-5);
  await stage.advance();
  await sql`update match set estado = 'suspendido', minute = 20, goals_local = 0, goals_visit = 0 where id = ${m0()}`.execute(
    db.fresh,
  );
  await stage.at(30);
  await stage.advance();
  const [incident] = await stage.incidents(m0());
  return { room, incident: incident!.id };
}

async function markets(room: number): Promise<Record<string, string>> {
  await stage.at(31);
  await stage.advance();
  const { rows } = await sql<{ kind: string; estado: string }>`
    select kind, estado from market where room_id = ${room}`.execute(db.fresh);
  return Object.fromEntries(rows.map(({ kind, estado }) => [kind, estado]));
}

async function minuteOfTie(room: number) {
  const { rows } = await sql<{ user_id: number }>`select user_id from entry where room_id = ${room} limit 1`.execute(
    db.fresh,
  );
  const { user_id } = rows[0]!;
  const [seat] = await selectRooms(db.fresh, user_id, sql`r.id = ${room}`);
  return (await tiebreakView(db.fresh, user_id, seat!)).result;
}

const VOID = { '1x2': 'resuelto', marcador: 'resuelto', primer_gol: 'anulado', goleador: 'anulado' };
const PLAYED = { ...VOID, primer_gol: 'resuelto' };

describe('an awarded result decides who won and the score, and voids the first goal, its minute and the scorers (rules R15.6)', () => {
  it.each([
    [3, 0],
    [0, 0],
  ])('%i-%i, as the decision on a match that was stopped', async (local, visit) => {
    const { room, incident } = await stopped();
    await testCommand(db, 'incident decide', { incident, decision: 'resultado', local, visit, reason: 'En mesa' });
    expect(await markets(room)).toEqual(VOID);
    expect(await minuteOfTie(room)).toEqual({ goals_local: local, goals_visit: visit, minute: null });
  });

  it('by match result --awarded', async () => {
    const { room } = await stopped();
    await testCommand(db, 'match result', { match: m0(), local: 3, visit: 0, awarded: true, reason: 'Walkover' });
    expect(await markets(room)).toEqual(VOID);
  });

  it('and not where the match was played after all: the decision names its first goal', async () => {
    const { room, incident } = await stopped();
    const result = { decision: 'resultado', local: 3, visit: 0, first: 'local', minute: 25 };
    await testCommand(db, 'incident decide', { incident, ...result, reason: 'Se completó al día siguiente' });
    expect(await markets(room)).toEqual(PLAYED);
    expect(await minuteOfTie(room)).toMatchObject({ minute: 25 });
  });

  it('and has no first goal to name', async () => {
    await stopped();
    const result = { match: m0(), local: 3, visit: 0, awarded: true, first: 'local', reason: 'Walkover' };
    await expect(testCommand(db, 'match result', result)).rejects.toThrow(/awarded result has no first goal/);
  });

  it('until the match is given back to the calendar and played', async () => {
    const { room } = await stopped();
    await testCommand(db, 'match result', { match: m0(), local: 3, visit: 0, awarded: true, reason: 'Walkover' });
    await testCommand(db, 'match status', { match: m0(), estado: 'programado', reason: 'Apelación' });
    await testCommand(db, 'match result', { match: m0(), local: 1, visit: 0, reason: 'Se jugó' });
    expect(await markets(room)).toEqual(PLAYED);
  });
});
