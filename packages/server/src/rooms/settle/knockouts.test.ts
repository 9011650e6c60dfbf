import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import { importReportedMatches, type ReportedMatch } from '../../testing/importReportedMatches';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { testCommand } from '../../testing/testCommand';
import { roomCertificate } from './certificate';

// Who goes through (rules R17.5). The room's match kicks off at minute 0.

let db: Db;
let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
  ({ db } = opened);
});

const OVER = 475;
const match = () => stage.league.matches[0]!;
const say = (args: object) => testCommand(db, 'match knockout', { match: match(), reason: 'Por el acta', ...args });

/** A room that asks who goes through by the first match: one of its two players says the local side, the other the visiting one. */
async function asked(tie: 'unico' | 'vuelta'): Promise<{ room: number; players: number[] }> {
  await say({ tie });
  const room = await stage.predi(10, ['avanza'], [match()]);
  const players = await stage.seat(room, 2);
  await sql`
    insert into answer (entry_id, market_id, alternative_id)
    select e.id, k.id, a.id from entry e join market k on k.room_id = e.room_id join alternative a on a.market_id = k.id
    where e.room_id = ${room} and a.code = case when e.user_id = ${players[0]!} then 'local' else 'visita' end`.execute(
    db.fresh,
  );
  return { room, players };
}

/** Plays it to this end, told twice, and lets the hour pass after which rooms are paid. */
async function end(goals: readonly [number, number], more: ReportedMatch['more'] = {}): Promise<void> {
  const reported = [{ match: 0, goals, more }];
  await stage.at(-5);
  await stage.advance();
  await stage.at(OVER);
  await importReportedMatches(db, stage.league, reported);
  await stage.at(OVER + 10);
  await importReportedMatches(db, stage.league, reported);
  await stage.at(OVER + 71);
  await stage.advance();
}

const estado = async (room: number) => (await stage.room(room)).estado;
const troubles = async () =>
  (await stage.incidents(match())).map(({ kind, fact, estado: state }) => [kind, fact, state]);
/** Who went through by the certificate of a paid room, which verifies, and the code of the right answer. */
async function certified(room: number) {
  const certificate = await roomCertificate(db.fresh, room);
  expect(await testCommand(db, 'settle verify', { certificate: JSON.stringify(certificate) })).toMatchObject({
    problems: [],
  });
  const right = certificate.markets.flatMap(({ alternatives }) => alternatives.filter((each) => each.right));
  return [certificate.slate[0]!.advances, ...right.map(({ code }) => code)];
}

describe('who goes through', () => {
  it('is asked only about a match by which somebody does', async () => {
    await expect(stage.predi(10, ['avanza'], [match()])).rejects.toThrow(/"avanza"/);
    await say({ tie: 'unico' });
    await expect(stage.predi(10, ['avanza'])).rejects.toThrow(/"avanza"/);
    expect(await stage.predi(10, ['avanza'], [match()])).toBeGreaterThan(0);
  });

  it('is told by the goals where the match alone decides', async () => {
    const { room, players } = await asked('unico');
    await end([0, 1]);
    expect(await estado(room)).toBe('pagada');
    expect(await certified(room)).toEqual(['visit', 'visita']);
    const [wrong, right] = await stage.saldos(players);
    expect(right).toBeGreaterThan(wrong!);
  });

  it('is waited for after a draw, with an incident that says so, until the operator says it', async () => {
    const { room } = await asked('unico');
    await end([1, 1]);
    expect(await estado(room)).toBe('por_liquidar');
    expect(await troubles()).toEqual([['datos_incompletos', 'clasificado', 'abierta']]);
    await say({ tie: 'unico', advances: 'local' });
    await stage.advance();
    expect(await estado(room)).toBe('pagada');
    expect(await troubles()).toEqual([['datos_incompletos', 'clasificado', 'decidida']]);
    expect(await certified(room)).toEqual(['local', 'local']);
  });

  it('is what the source says of extra time and penalties, told twice as a result is', async () => {
    const { room } = await asked('unico');
    await end([2, 2], { advances: 'visit' });
    expect(await certified(room)).toEqual(['visit', 'visita']);
  });

  it('is not told by the goals of a second match', async () => {
    const { room } = await asked('vuelta');
    await end([2, 1]);
    expect(await estado(room)).toBe('por_liquidar');
    await say({ tie: 'vuelta', advances: 'visit' });
    await stage.advance();
    expect(await certified(room)).toEqual(['visit', 'visita']);
  });

  it('is void where nobody goes through after all, and everybody has their coins back', async () => {
    const { room, players } = await asked('vuelta');
    await say({ tie: 'ninguno' });
    await end([2, 1]);
    expect(['cancelada', 'pagada']).toContain(await estado(room));
    expect(await stage.saldos(players)).toEqual([100, 100]);
  });

  it('stays what a room was paid on, whatever is said later', async () => {
    const { room, players } = await asked('unico');
    await end([1, 1], { advances: 'local' });
    const before = [await roomCertificate(db.fresh, room), await stage.saldos(players)];
    await say({ tie: 'unico', advances: 'visit' });
    await stage.advance();
    expect([await roomCertificate(db.fresh, room), await stage.saldos(players)]).toEqual(before);
  });

  it('is not said before the end, nor against the goals of a match that decides alone', async () => {
    await expect(say({ tie: 'unico', advances: 'local' })).rejects.toThrow(
      /is programado: say who goes through when it is over/,
    );
    await expect(say({ tie: 'ninguno', advances: 'local' })).rejects.toThrow(/leave --advances out/);
    await end([2, 0]);
    await expect(say({ tie: 'unico', advances: 'visit' })).rejects.toThrow(/By 2-0 the other side goes through/);
    await say({ tie: 'vuelta', advances: 'visit' });
  });
});
