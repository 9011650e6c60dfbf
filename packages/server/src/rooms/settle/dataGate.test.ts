import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { testCommand } from '../../testing/testCommand';
import { importReportedMatches, type ReportedMatch } from '../../testing/importReportedMatches';

// Who is paid on which data (rules R15.1). The room's four matches kick off at 0, 120, 240 and 360 minutes.

let db: Db;
let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
  ({ db } = opened);
});

/** The last whistle, and an hour later. */
const OVER = 475;
const DUE = OVER + 61;

const RESULTS: readonly ReportedMatch[] = [0, 1, 2, 3].map((match) => ({ match, goals: [2, 1] }));
/** The same results, with another word on the first match. */
const but = (first: Partial<ReportedMatch>): ReportedMatch[] =>
  RESULTS.map((each) => (each.match === 0 ? { ...each, ...first } : each));

const report = (reported: readonly ReportedMatch[], provider?: string) =>
  importReportedMatches(db, stage.league, reported, provider);
const estado = async (room: number) => (await stage.room(room)).estado;
const kinds = async (match: number) => (await stage.incidents(match)).map(({ kind, estado: state }) => [kind, state]);
const details = async (match: number) => (await stage.incidents(match)).map(({ detail }) => detail);
const first = () => stage.league.matches[0]!;

/** A room of each game with two players; both have kicked off. */
async function playing(): Promise<{ compe: number; predi: number; players: number[] }> {
  const compe = await stage.compe(10);
  const predi = await stage.predi(10);
  const players = await stage.seat(compe, 2);
  await stage.seat(predi, 2);
  await stage.at(-5);
  await stage.advance();
  await stage.at(1);
  await stage.advance();
  return { compe, predi, players };
}

const advanceAt = async (minutes: number) => {
  await stage.at(minutes);
  await stage.advance();
};

/** Reported as final twice, ten minutes apart: nothing else keeps a room from its payment. */
async function reportTwice(reported: readonly ReportedMatch[], provider?: string) {
  await stage.at(OVER);
  await report(reported, provider);
  await stage.at(OVER + 10);
  await report(reported, provider);
}

describe('a result counts for money (rules R15.1)', () => {
  it('from its second equal read on, ten minutes after the first, and not from one read', async () => {
    const { compe, predi } = await playing();
    await stage.at(OVER);
    await report(RESULTS);
    await advanceAt(DUE);
    expect([await estado(compe), await estado(predi)]).toEqual(['por_liquidar', 'por_liquidar']);
    expect(await kinds(first())).toEqual([['datos_incompletos', 'abierta']]);
    expect((await details(first()))[0]).toMatch(/told as final by fpl at .* second equal read/);
    await report(RESULTS);
    await stage.advance();
    expect([await estado(compe), await estado(predi)]).toEqual(['pagada', 'pagada']);
    expect(await kinds(first())).toEqual([['datos_incompletos', 'decidida']]);
  });

  it('not from two reads within ten minutes', async () => {
    const { compe } = await playing();
    await stage.at(OVER);
    await report(RESULTS);
    await stage.at(OVER + 9);
    await report(RESULTS);
    await advanceAt(DUE);
    expect(await estado(compe)).toBe('por_liquidar');
  });

  it('not from reads of two providers, and not from one that has changed between', async () => {
    const { compe } = await playing();
    await stage.at(OVER);
    await report(RESULTS, 'fpl');
    await stage.at(OVER + 15);
    await report(RESULTS, 'openfootball');
    await advanceAt(DUE);
    expect(await estado(compe)).toBe('por_liquidar');
    await report(but({ goals: [3, 1] }));
    await stage.at(DUE + 5);
    await report(RESULTS);
    await advanceAt(DUE + 14);
    expect(await estado(compe)).toBe('por_liquidar');
    await stage.at(DUE + 15);
    await report(RESULTS);
    await advanceAt(DUE + 120);
    expect(await estado(compe)).toBe('pagada');
  });

  it('an hour after the whistle that a source was seen to tell, however long the match was', async () => {
    const { predi } = await playing();
    const [, ...others] = RESULTS;
    const last = (more: ReportedMatch['more'], minute: number) =>
      stage.at(minute).then(() => report([...others.slice(0, 2), { match: 3, goals: [2, 1], more }, RESULTS[0]!]));
    // The last match kicked off at 360; two hours and 45 minutes later its penalties are over.
    await last({ estado: 'en_vivo', official: false }, 500);
    await last({}, 525);
    await last({}, 535);
    await advanceAt(584);
    expect(await estado(predi)).toBe('por_liquidar');
    await advanceAt(586);
    expect(await estado(predi)).toBe('pagada');
  });

  it('not while its provider calls it provisional, however often it says so', async () => {
    const { compe } = await playing();
    const provisional = but({ final: false });
    await reportTwice(provisional);
    await advanceAt(DUE);
    await report(provisional);
    await stage.advance();
    expect(await estado(compe)).toBe('por_liquidar');
    expect(await kinds(first())).toEqual([['datos_incompletos', 'abierta']]);
    expect((await details(first()))[0]).toMatch(/provisional/);
  });

  it('at once by the operator', async () => {
    const { compe } = await playing();
    await stage.at(OVER);
    await report(RESULTS);
    await advanceAt(DUE);
    for (const match of stage.league.matches) await testCommand(db, 'match confirm', { match, reason: 'Acta' });
    await stage.advance();
    expect(await estado(compe)).toBe('pagada');
    const match = await db.fresh.selectFrom('match').selectAll().where('id', '=', first()).executeTakeFirstOrThrow();
    expect(match).toMatchObject({ official: true, held: false, goals_local: 2 });
  });
});

describe('a lineup room is not paid, its match has an incident that names what is missing, and it goes by itself (R15.1)', () => {
  const local = (place: number) => `p${stage.league.teams[0]!}-${place}`;

  it.each<[string, () => Partial<ReportedMatch>, RegExp]>([
    [
      'no statistics at all',
      () => ({ stats: 'none' }),
      /GAR has 0 players with minutes, PUE has 0 players with minutes: at least 11 a side are needed/,
    ],
    [
      'a file cut off after one side',
      () => ({ stats: Object.fromEntries([0, 2, 3, 4, 5, 8, 9].map((place) => [local(place), null])) }),
      /GAR has 4 players with minutes: at least 11 a side are needed/,
    ],
    ['9 goals in a 2-1', () => ({ stats: { [local(15)]: { goals: 7 } } }), /make 9 for GAR, and its score is 2/],
    [
      '9000 minutes',
      () => ({ stats: { [local(3)]: { minutes: 9000 } } }),
      /minutes of J\d+-3 are 9000, and 0 to 130 are possible/,
    ],
    [
      'a value below its range',
      () => ({ stats: { [local(3)]: { saves: -1 } } }),
      /saves of J\d+-3 are -1, and 0 to 50/,
    ],
  ])('%s', async (_, wrong, sentence) => {
    const { compe, predi, players } = await playing();
    await reportTwice(but(wrong()));
    await advanceAt(DUE);
    expect([await estado(compe), await estado(predi)]).toEqual(['por_liquidar', 'por_liquidar']);
    expect(await kinds(first())).toEqual([['datos_incompletos', 'abierta']]);
    expect((await details(first()))[0]).toMatch(sentence);
    expect(await stage.saldos(players)).toEqual([90, 90]);
    await expect(testCommand(db, 'settle', { room: compe })).rejects.toThrow(/datos_incompletos/);
    await stage.at(DUE + 3000);
    await stage.advance();
    expect(await estado(compe)).toBe('por_liquidar');
    await report(RESULTS);
    await stage.advance();
    expect([await estado(compe), await estado(predi)]).toEqual(['pagada', 'pagada']);
    expect(await kinds(first())).toEqual([['datos_incompletos', 'decidida']]);
  });

  it('as soon as the result is confirmed, and not only when the payment is due', async () => {
    await playing();
    await reportTwice(but({ stats: 'none' }));
    await stage.advance();
    expect(await kinds(first())).toEqual([['datos_incompletos', 'abierta']]);
  });

  it('but a match on which no lineup room depends needs no statistics', async () => {
    const predi = await stage.predi(10);
    await stage.seat(predi, 2);
    await advanceAt(-5);
    await advanceAt(1);
    await reportTwice(RESULTS.map((each) => ({ ...each, stats: 'none' as const })));
    await advanceAt(DUE);
    expect(await estado(predi)).toBe('pagada');
    expect(await kinds(first())).toEqual([]);
  });

  it('until the operator lets what is there stand, with a reason; other data open it again', async () => {
    const { compe } = await playing();
    const short = but({ stats: { [local(15)]: { goals: 1 } } });
    await reportTwice(short);
    await advanceAt(DUE);
    const [incident] = await stage.incidents(first());
    await testCommand(db, 'incident decide', {
      incident: incident!.id,
      decision: 'mantener',
      reason: 'Gol en el alargue',
    });
    await report(but({ stats: { [local(15)]: { goals: 2 } } }));
    await stage.advance();
    expect(await estado(compe)).toBe('por_liquidar');
    expect(await kinds(first())).toEqual([['datos_incompletos', 'abierta']]);
    await report(short);
    await stage.advance();
    expect(await estado(compe)).toBe('pagada');
  });

  it('and a value that cannot be is never let stand', async () => {
    await playing();
    await reportTwice(but({ stats: { [local(3)]: { minutes: 131 } } }));
    await advanceAt(DUE);
    const [incident] = await stage.incidents(first());
    const decide = testCommand(db, 'incident decide', {
      incident: incident!.id,
      decision: 'mantener',
      reason: 'Así es',
    });
    await expect(decide).rejects.toThrow(/cannot be.*match stats/);
  });
});

describe('a read of a result', () => {
  it('is noted with its provider, and the same import again writes nothing', async () => {
    await stage.at(OVER);
    await report(RESULTS);
    const { tables } = await report(RESULTS);
    expect([tables.match.updated, tables.player_match.updated]).toEqual([0, 0]);
    const { rows } = await sql<{ readings: object; official: boolean }>`
      select readings, official from match where id = ${first()}`.execute(db.fresh);
    expect(rows).toEqual([{ readings: { fpl: expect.any(String) }, official: false }]);
  });
});
