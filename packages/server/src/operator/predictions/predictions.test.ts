import { sql } from 'kysely';
import { parseScoring } from '@arma11/core/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { prediTable } from '../../testing/prediTable';
import { smallLeague, TEST_LOCK, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { testCommand } from '../../testing/testCommand';

let db: Db;
let league: SmallLeague;
let other: SmallLeague;
beforeAll(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
  other = await smallLeague(db, 'liga-otra');
});
beforeEach(() => setClock(db, { at: TEST_NOW, speed: 0 }));
afterAll(() => db.close());

const run = (name: string, args: object) => testCommand(db, name, args) as Promise<Record<string, never>>;
const audits = async () =>
  (await db.fresh.selectFrom('audit').select(['action', 'target']).orderBy('id', 'desc').limit(1).execute())[0];

describe('predi create', () => {
  it('opens a public room over matches of several leagues', async () => {
    const matches = `${other.matches[0]},${league.matches[1]}`;
    const made = await run('predi create', { matches, kinds: '1x2,goleador', fee: '20', name: 'Mixta' });
    expect(made).toMatchObject({ name: 'Mixta', code: null, matches: 2, markets: 4, lock_at: TEST_LOCK });
    const room = await db.fresh.selectFrom('room').selectAll().where('id', '=', made['room']!).executeTakeFirst();
    expect(room).toMatchObject({ league_id: other.leagueId, tipo: '1', estado: 'abierta', jornada_from: 1 });
    expect(await audits()).toEqual({ action: 'predi create', target: `room:${made['room']}` });
  });

  it('opens an event room with a code of its own, or for batches alone', async () => {
    const matches = String(league.matches[0]);
    expect(await run('predi create', { matches, type: 'evento' })).toMatchObject({
      code: expect.stringMatching(/^[A-Z][A-Z2-9]{9}$/),
    });
    expect(await run('predi create', { matches, type: 'evento', batch_only: true })).toMatchObject({ code: null });
  });

  it('asks what its table scores, and carries the table (rules R17.1)', async () => {
    const made = await run('predi create', {
      matches: String(league.matches[0]),
      scoring: 'exact 4, result 2, goles 3',
    });
    expect(made).toMatchObject({ markets: 2 });
    const { rules } = await db.fresh
      .selectFrom('room')
      .select('rules')
      .where('id', '=', made['room']!)
      .executeTakeFirstOrThrow();
    expect(rules.predi_scoring).toEqual(parseScoring('exact 4, result 2, goles 3'));
    const { rows } = await sql<{ kind: string; pts: number[] }>`
      select k.kind, array_agg(distinct a.pts) as pts from market k join alternative a on a.market_id = k.id
      where k.room_id = ${made['room']} group by 1 order by 1`.execute(db.fresh);
    expect(rows).toEqual([
      { kind: 'goles', pts: [3] },
      { kind: 'marcador', pts: [4] },
    ]);
  });

  it.each([
    ['a match that does not exist', { matches: '999999' }, /No dated match has the id 999999/],
    ['the same match twice', { matches: 'twice' }, /named twice/],
    ['late joining of a paid room', { matches: 'one', late_join: true, fee: '20' }, /Only free public rooms/],
    ['a table that cannot be read', { matches: 'one', scoring: 'exacto 3' }, /--scoring: "exacto" is neither/],
    ['a kind that its table leaves out', { matches: 'one', scoring: '3/1', kinds: 'marcador,goles' }, /about goles/],
    [
      'a table of scores without the question',
      { matches: 'one', scoring: 'exact 3, goles 1', kinds: 'goles' },
      /marcador/,
    ],
    ['more players than seats', { matches: 'one', seats: '3', min: '5' }, /It cannot need 5 players with 3 seats/],
    ['a guarantee of nothing', { matches: 'one', mode: 'garantizado' }, /promises a pot: give it with --pot/],
    ['a pot that nobody guarantees', { matches: 'one', pot: '500' }, /add --mode garantizado/],
    ['a kind that there is not', { matches: 'one', kinds: 'corners' }, /--kinds/],
  ])('refuses %s', async (_, args, sentence) => {
    const matches = args.matches
      .replace('twice', `${league.matches[0]},${league.matches[0]}`)
      .replace('one', String(league.matches[0]));
    await expect(run('predi create', { ...args, matches })).rejects.toThrow(sentence);
  });

  it('refuses a match whose kick-off is not confirmed (rules R14.2)', async () => {
    const match = league.matches[1]!;
    await sql`update match set confirmed_time = false where id = ${match}`.execute(db.fresh);
    await expect(run('predi create', { matches: String(match) })).rejects.toThrow(
      `The kick-off of match ${match} is not confirmed: see match move.`,
    );
    await sql`update match set confirmed_time = true where id = ${match}`.execute(db.fresh);
  });
});

describe('predi create in a rehearsal', () => {
  it('takes a match whose result is known but still to come, and refuses one whose lock has passed', async () => {
    const match = league.matches[0]!;
    await sql`update match set estado = 'finalizado', goals_local = 1, goals_visit = 0, final_at = kick_off + interval '2 hours'
      where id = ${match}`.execute(db.fresh);
    expect(await run('predi create', { matches: String(match) })).toMatchObject({ lock_at: TEST_LOCK });
    await sql`update match set estado = 'programado', goals_local = null, goals_visit = null, final_at = null
      where id = ${match}`.execute(db.fresh);
    await setClock(db, { at: TEST_LOCK, speed: 0 });
    await expect(run('predi create', { matches: String(match) })).rejects.toThrow(/would have locked at .* already/);
  });
});

describe('market probability', () => {
  const pricesOf = async (room: number) =>
    (
      await sql<{ code: string; pts: number }>`
        select a.code, a.pts from alternative a join market k on k.id = a.market_id where k.room_id = ${room} order by a.ordinal`.execute(
        db.fresh,
      )
    ).rows.map(({ code, pts }) => `${code} ${pts}`);
  const open = async () => (await run('predi create', { matches: String(league.matches[0]), kinds: '1x2' }))['room']!;

  it('prices the rooms opened from then on, and no room before', async () => {
    const before = await open();
    const match = String(league.matches[0]);
    expect(await run('market probability', { match, kind: '1x2', chances: 'local=0.6,visita=0.15' })).toMatchObject({
      alternatives: [
        { code: 'local', pts: 3 },
        { code: 'empate', pts: 4 },
        { code: 'visita', pts: 10 },
      ],
    });
    expect(await pricesOf(await open())).toEqual(['local 3', 'empate 4', 'visita 10']);
    expect(await pricesOf(before)).toEqual(['local 3', 'empate 4', 'visita 3']);
    await run('market probability', { match, kind: '1x2' });
    expect(await pricesOf(await open())).toEqual(['local 3', 'empate 4', 'visita 3']);
  });

  it.each([
    ['odds instead of chances', 'local=0.9,empate=0.9', /add up to 1.80/],
    ['an alternative that is not asked', 'nadie=0.5', /no alternative of 1x2/],
    ['no chance at all', 'local=0.0', /between 0 and 1/],
    ['what it cannot read', 'local:0.5', /chances look like/],
  ])('refuses %s', async (_, chances, sentence) => {
    const match = String(league.matches[0]);
    await expect(run('market probability', { match, kind: '1x2', chances })).rejects.toThrow(sentence);
  });
});

describe('predi clutch', () => {
  it('names the match until the room locks, and says how many guesses are left behind', async () => {
    const clutch = { goals_local: 1, goals_visit: 0, minute: 3 };
    const table = await prediTable(db, 'liga-desempate', [
      { codes: ['local', null], clutch },
      { codes: [null, 'local'], clutch: null },
    ]);
    const [first, last] = table.league.matches;
    expect(await run('predi clutch', { room: table.room, match: first })).toEqual({
      room: table.room,
      match: first,
      guesses_left_behind: 1,
    });
    await expect(run('predi clutch', { room: table.room, match: league.matches[0] })).rejects.toThrow(/not played for/);
    await setClock(db, { at: TEST_LOCK, speed: 0 });
    await expect(run('predi clutch', { room: table.room, match: last })).rejects.toThrow(/has locked/);
    await setClock(db, { at: TEST_NOW, speed: 0 });
    await expect(run('predi clutch', { room: 999_999, match: last })).rejects.toThrow(/no prediction room/);
  });
});
