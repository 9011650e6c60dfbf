import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameRoutes } from '../../api/routeGroups';
import { setClock } from '../../platform/db/clock';
import { roomTerms } from '../../testing/roomTerms';
import { FIRST_KICK_OFF, fundedPlayers, smallLeague, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { createPrediRoom } from '../offers/createPrediRoom';
import { countShares } from './countShares';

let server: TestServer;
let league: SmallLeague;
let player: TestPlayer;
let room: number;

const PEOPLE = 1000;
const at = (minutes: number) =>
  setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) + minutes * 60_000), speed: 0 });

beforeAll(async () => {
  server = await openTestServer(gameRoutes);
  league = await smallLeague(server.db);
  player = await server.player();
});
afterAll(() => server.close());

/** A room of a thousand people, of whom three in four say that the home team wins, and the rest that there is a draw. */
beforeEach(async () => {
  await setClock(server.db, { at: new Date(TEST_NOW), speed: 0 });
  // What other tests left is nobody's to count.
  await sql`update room set taken = 0`.execute(server.db.fresh);
  room = await server.db.tx((tx) =>
    createPrediRoom(tx, {
      ...roomTerms(league, { amount_ins: 0 }),
      max_players: 2000,
      matchIds: league.matches,
      kinds: ['1x2'],
      longTerm: { kinds: ['campeon'], lockAt: null },
    }),
  );
  const people = await fundedPlayers(server.db, PEOPLE, 0);
  await sql`insert into entry (room_id, user_id, fee, paid) select ${room}, id, 0, 0 from unnest(${people}::int[]) id`.execute(
    server.db.fresh,
  );
  await sql`update room set taken = ${PEOPLE} where id = ${room}`.execute(server.db.fresh);
  await sql`insert into answer (entry_id, market_id, alternative_id)
    select e.id, k.id, (select a.id from alternative a where a.market_id = k.id
      and a.ordinal = case when e.id % 4 = 0 then 2 else 1 end)
    from entry e join market k on k.room_id = e.room_id where e.room_id = ${room}`.execute(server.db.fresh);
});

/** The shares of the alternatives of a match, or of the questions about the competition. */
async function shares(match: number | null): Promise<(number | null)[]> {
  if (match === null) {
    const { body } = await player.call('GET', `plus/predi-long-term/${room}/`);
    return body[0].answers.map(({ pct }: { pct: number | null }) => pct);
  }
  const { body } = await player.call('GET', `predi-partidos/list/match-sala/${room}/`);
  const found = body.find((each: { match: { id: number } }) => each.match.id === match);
  return found.answers.map(({ pct }: { pct: number | null }) => pct);
}
const counted = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from market where room_id = ${room} and counted`.execute(
      server.db.fresh,
    )
  ).rows[0]!.count;

describe('who chose what in a large room (rules R17.3)', () => {
  it('is counted once a question has closed, with what is told as before', async () => {
    expect(await countShares(server.db)).toBe(0);
    await at(0);
    const before = [await shares(league.matches[0]!), await shares(null)];
    expect(before).toEqual([
      [75, 25, 0],
      [75, 25, 0, 0],
    ]);
    expect([await countShares(server.db), await countShares(server.db)]).toEqual([2, 0]);
    expect([await shares(league.matches[0]!), await shares(null)]).toEqual(before);
    expect(await shares(league.matches[1]!)).toEqual([null, null, null]);
    await at(130);
    expect([await countShares(server.db), await counted()]).toEqual([1, 3]);
  });

  it('is counted anew after answers changed, came or went', async () => {
    await at(0);
    await countShares(server.db);
    const { rows } = await sql<{ id: number; first: number; second: number; third: number }>`
      select k.id, min(a.id)::int as first, min(a.id)::int + 1 as second, max(a.id)::int as third
      from market k join alternative a on a.market_id = k.id
      where k.room_id = ${room} and k.match_id = ${league.matches[0]} group by k.id`.execute(server.db.fresh);
    const market = rows[0]!;
    const change = async (statement: ReturnType<typeof sql>, told: number[]) => {
      await statement.execute(server.db.fresh);
      expect([await counted(), await shares(league.matches[0]!)]).toEqual([1, told]);
      expect([await countShares(server.db), await shares(league.matches[0]!)]).toEqual([1, told]);
    };
    const draws = sql`select entry_id from answer where market_id = ${market.id} and alternative_id = ${market.second}`;
    await change(
      sql`update answer set alternative_id = ${market.third} where market_id = ${market.id} and entry_id in (${draws})`,
      [75, 0, 25],
    );
    await change(
      sql`delete from answer where market_id = ${market.id} and alternative_id = ${market.third}`,
      [75, 0, 0],
    );
    await change(
      sql`insert into answer (entry_id, market_id, alternative_id) select id, ${market.id}, ${market.second} from entry
        where room_id = ${room} and id % 4 = 0`,
      [75, 25, 0],
    );
  });

  it.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')('waits for a save that is under way', async () => {
    await at(0);
    let finish = () => {};
    const done = new Promise<void>((resolve) => (finish = resolve));
    let save = Promise.resolve();
    await new Promise<void>((held) => {
      save = server.db.tx(async (tx) => {
        await sql`select id from market where room_id = ${room} for key share`.execute(tx);
        held();
        await done;
      });
    });
    expect(await countShares(server.db)).toBe(0);
    finish();
    await save;
    expect(await countShares(server.db)).toBe(2);
  });

  it('is left to each read in a room of fewer people', async () => {
    await sql`update room set taken = 999 where id = ${room}`.execute(server.db.fresh);
    await at(0);
    expect(await countShares(server.db)).toBe(0);
  });
});
