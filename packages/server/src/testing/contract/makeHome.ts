import { sql } from 'kysely';
import { layHome } from '../../demo/seed/layHome';
import { makePartner } from '../embedPage';
import type { TestServer } from '../testServer';
import type { LeagueFixture } from './fixtures';
import type { People } from './people';

/** What the environment has besides rooms. */
export interface HomeFixtures {
  /** A quest whose only step is a lineup saved by the owner: it can be claimed by them alone. */
  quest: number;
  /** An offer of lineup rooms that nobody has entered yet. */
  offerPrice: number;
  leyenda: number;
  avatar: number;
  event: number;
}

const OFFER_PRICE = 20;

async function makeQuest({ db }: TestServer, owner: number): Promise<number> {
  const { id } = await db.fresh
    .insertInto('quest')
    .values({ title: 'Un once esta semana', description: 'Guarda tu once.', reward_coins: 30, is_main: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const step = await db.fresh
    .insertInto('criterio')
    .values({ quest_id: id, title: 'Guarda tu once', event: 'lineup_guardada', target: 1, link: '/compe', ordinal: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into criterio_step (user_id, criterio_id, period, ref)
    select ${owner}::int, ${step.id}::int, date_trunc('week', app_now() at time zone 'America/Lima')::date, 'environment'`.execute(
    db.fresh,
  );
  return id;
}

const firstItem = async ({ db }: TestServer, category: 'avatars' | 'leyendas') =>
  (
    await sql<{ id: number }>`
      select id from item where category = ${category} and active order by source = 'inicial' desc, id limit 1`.execute(
      db.fresh,
    )
  ).rows[0]?.id ?? 0;

/** Fills everything that is not a room. */
export async function makeHome(
  server: TestServer,
  { leagueId, teams }: LeagueFixture,
  { owner, member }: People,
): Promise<HomeFixtures> {
  const { db } = server;
  await db.tx(layHome);
  await makePartner(db);
  await sql`update app_user set club_id = ${teams[0]!}::int where id = any(${[owner.id, member.id]}::int[])`.execute(
    db.fresh,
  );
  await db.fresh
    .insertInto('offer')
    .values({ kind: 'compe', league_id: leagueId, name: 'Sala', amount_ins: OFFER_PRICE, max_players: 10 })
    .execute();
  const { rows } = await sql<{ id: number }>`
    insert into event (name, image, league_id) values ('Copa de los barrios', '/media/league/1.svg', ${leagueId}::int)
    returning id`.execute(db.fresh);
  return {
    quest: await makeQuest(server, owner.id),
    offerPrice: OFFER_PRICE,
    leyenda: await firstItem(server, 'leyendas'),
    avatar: await firstItem(server, 'avatars'),
    event: rows[0]!.id,
  };
}
