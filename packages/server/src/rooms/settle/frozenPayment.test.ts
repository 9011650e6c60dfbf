import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { advanceRooms } from './advanceRooms';
import type { Db } from '../../platform/db/database';
import { flattenLineup } from '@arma11/core/domain';
import { settleRooms } from './settleRoom';
import { readLineup } from '../lineups/readLineup';
import { livePoints } from '../live/livePoints';
import { playScreen } from '../predictions/playScreen';
import { prediResults } from '../predictions/results';
import { tiebreakView } from '../predictions/clutch/tiebreakView';
import { selectRooms } from '../view/roomView';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { testCommand } from '../../testing/testCommand';
import { importReportedMatches, type ReportedMatch } from '../../testing/importReportedMatches';

// A payment freezes what it was made on (rules R15.3).

let db: Db;
let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
  ({ db } = opened);
});

const OVER = 475;
const RESULTS: readonly ReportedMatch[] = [0, 1, 2, 3].map((match) => ({ match, goals: [2, 1] }));
const m0 = () => stage.league.matches[0]!;
/** The forward of the first match's local side who has its two goals. */
const scorer = () => `p${stage.league.teams[0]!}-14`;

async function seatOf(roomId: number) {
  const { rows } = await sql<{ id: number; user_id: number }>`
    select id, user_id from entry where room_id = ${roomId} order by id limit 1`.execute(db.fresh);
  const { id, user_id } = rows[0]!;
  const [room] = await selectRooms(db.fresh, user_id, sql`r.id = ${roomId}`);
  return { entry: id, user: user_id, room: room! };
}

/** Everything that a player can read of what a lineup room paid: their lineup, the stream, the table and their prize. */
async function compeReads(roomId: number) {
  const { entry, room } = await seatOf(roomId);
  const lineup = await readLineup(db.fresh, room, entry, 1);
  const { rows } = await sql<{ points: number; prize: number }>`
    select points, prize from standing where entry_id = ${entry} and jornada = 0`.execute(db.fresh);
  return {
    lineup: lineup.points,
    breakdown: flattenLineup(lineup).map(({ points, breakdown }) => [points, breakdown]),
    stream: (await livePoints(db.fresh, [entry])).get(entry)!.points,
    ranking: rows[0]!.points,
    prize: rows[0]!.prize,
    provisional: flattenLineup(lineup).some(({ provisional }) => provisional),
  };
}

/** The same of a prediction room: results, answers, the tie page. */
async function prediReads(roomId: number) {
  const { user, room } = await seatOf(roomId);
  const { results, points } = await prediResults(db.fresh, user, room);
  const screen = await playScreen(db.fresh, room);
  const { result } = await tiebreakView(db.fresh, user, room);
  const score = ({ goals_local, goals_visit, official }: (typeof screen)[number]['match']) => [
    goals_local,
    goals_visit,
    official,
  ];
  return {
    points,
    results: results.map(({ match, result: right }) => [...score(match), right]),
    screen: screen.map(({ match, points: won }) => [...score(match), won]),
    tie: result,
  };
}

async function waitingRooms(): Promise<{ compe: number; predi: number }> {
  const compe = await stage.compe(10);
  const predi = await stage.predi(10, ['1x2', 'marcador', 'primer_gol'], [m0()]);
  await stage.seat(compe, 2);
  await stage.seat(predi, 2);
  // Whomever the draw gave them, both have the scorer of the first match's local side, another forward of it and its coach.
  await sql`
    update lineup set players[10] = f.ids[1], players[11] = f.ids[2],
      players[12] = (select id from player where position = 4 and team_id = ${stage.league.teams[0]!})
    from (select array_agg(id order by external_id <> ${scorer()}, id) as ids from player
      where position = 3 and team_id = ${stage.league.teams[0]!}) f
    where entry_id in (select id from entry where room_id = ${compe})`.execute(db.fresh);
  await sql`
    insert into answer (entry_id, market_id, alternative_id)
    select min(e.id), k.id, a.id from entry e join market k on k.room_id = e.room_id and k.kind = '1x2'
    join alternative a on a.market_id = k.id and a.code = 'local' where e.room_id = ${predi} group by 2, 3`.execute(
    db.fresh,
  );
  await stage.at(-5);
  await stage.advance();
  await stage.at(OVER);
  await importReportedMatches(db, stage.league, RESULTS);
  await stage.at(OVER + 10);
  await importReportedMatches(db, stage.league, RESULTS);
  await stage.advance();
  return { compe, predi };
}

async function paidRooms(): Promise<{ compe: number; predi: number }> {
  const { compe, predi } = await waitingRooms();
  await stage.at(OVER + 60);
  await stage.advance();
  expect([(await stage.room(compe)).estado, (await stage.room(predi)).estado]).toEqual(['pagada', 'pagada']);
  return { compe, predi };
}

describe('after the payment every read of a room shows what it was paid on (rules R15.3)', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'a CSV file of the desk',
      () =>
        testCommand(db, 'match stats', {
          match: m0(),
          file: `player,minutes,goals,assists\n${scorer()},90,2,4\n`,
        }),
    ],
    [
      'a feed',
      () =>
        importReportedMatches(db, stage.league, [
          {
            match: 0,
            goals: [0, 3],
            stats: { [scorer()]: { goals: 0 }, [`p${stage.league.teams[1]!}-14`]: { goals: 3 } },
          },
        ]),
    ],
    [
      'a result by hand',
      () => testCommand(db, 'match result', { match: m0(), local: 0, visit: 4, reason: 'Acta corregida' }),
    ],
    [
      'a match made void',
      () => testCommand(db, 'match status', { match: m0(), estado: 'anulado', reason: 'Fallo del tribunal' }),
    ],
  ])('whatever %s corrects since', async (_, correct) => {
    const { compe, predi } = await paidRooms();
    const before = { compe: await compeReads(compe), predi: await prediReads(predi) };
    expect(before.compe).toMatchObject({
      lineup: before.compe.ranking,
      stream: before.compe.ranking,
      provisional: false,
    });
    expect(before.predi).toMatchObject({ points: 3, tie: { goals_local: 2, goals_visit: 1, minute: 12 } });
    await stage.at(OVER + 120);
    await correct();
    await stage.advance();
    // Nothing queues a paid room: the steps themselves leave it as it is, too.
    for (const room of [compe, predi]) await advanceRooms(db, room);
    expect({ compe: await compeReads(compe), predi: await prediReads(predi) }).toEqual(before);
  });

  it('and a correction is kept beside them as a note', async () => {
    const { compe, predi } = await paidRooms();
    const { entry, room } = await seatOf(compe);
    const before = await readLineup(db.fresh, room, entry, 1);
    expect(before.corrected_points).toBeUndefined();
    await stage.at(OVER + 120);
    await testCommand(db, 'match result', { match: m0(), local: 0, visit: 4, reason: 'Acta corregida' });
    const coach = flattenLineup(await readLineup(db.fresh, room, entry, 1)).at(-1)!;
    const after = await readLineup(db.fresh, room, entry, 1);
    // The club's win with two goals becomes a defeat; the coach of the lineup is theirs.
    expect([coach.points, coach.corrected_points]).toEqual([12, 6]);
    expect([after.points, after.corrected_points]).toEqual([before.points, before.points - 6]);
    const seat = await seatOf(predi);
    const [first] = await playScreen(db.fresh, seat.room);
    expect(first!.match).toMatchObject({
      goals_local: 2,
      goals_visit: 1,
      corrected_result: { goals_local: 0, goals_visit: 4 },
    });
  });

  it('and a dry run of its settlement says what it paid', async () => {
    const { compe } = await paidRooms();
    const paid = await testCommand(db, 'settle', { room: compe, dry_run: true });
    await testCommand(db, 'match result', { match: m0(), local: 0, visit: 4, reason: 'Acta corregida' });
    expect(await testCommand(db, 'settle', { room: compe, dry_run: true })).toEqual(paid);
  });
});

describe('the record of a payment', () => {
  it('is not made of data that came after the scoring: the room is scored again and paid with the next pass', async () => {
    const { compe } = await waitingRooms();
    await stage.at(OVER + 60);
    const room = await stage.room(compe);
    expect(room.estado).toBe('por_liquidar');
    await sql`update match set updated_at = updated_at + interval '1 second' where id = ${m0()}`.execute(db.fresh);
    expect(await db.tx((tx) => settleRooms(tx, [room]))).toEqual([]);
    expect((await stage.room(compe)).estado).toBe('por_liquidar');
    await stage.advance();
    expect((await stage.room(compe)).estado).toBe('pagada');
  });

  it('is kept once for all rooms that were paid on the same state of a match, and never changes', async () => {
    const { compe, predi } = await paidRooms();
    const { rows } = await sql<{ records: number; rooms: number }>`
      select count(*)::int as records, (select count(*)::int from room_match where paid_changes is not null
        and room_id in (${compe}, ${predi}) and match_id = ${m0()}) as rooms
      from match_record where match_id = ${m0()}`.execute(db.fresh);
    expect(rows).toEqual([{ records: 1, rooms: 2 }]);
    await expect(sql`update match_record set goals_local = 9`.execute(db.fresh)).rejects.toThrow(/append-only/);
  });
});
