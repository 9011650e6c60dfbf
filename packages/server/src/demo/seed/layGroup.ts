import { sql } from 'kysely';
import { addRoom } from '../../groups/addRoom';
import { createGroup } from '../../groups/createGroup';
import { tellGroup } from '../../rooms/groups/tellGroup';
import { asRows } from '../../platform/db/asRows';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { newCode } from '../../rooms/codes/newCode';
import { createCompeRoom } from '../../rooms/offers/createCompeRoom';
import { enterRivals } from '../rivals/enterRivals';
import { streamOf } from '../season/streamOf';
import type { SetTime } from './backstage';
import type { Story } from './layStory';
import type { Stage } from './stage';

const HOUR = 3_600_000;
/** Friends of the demo player, who played the rooms of the last jornada too. */
const FRIENDS = 5;

const LINES: readonly { friend: number; secondsAgo: number; text: string; given: readonly string[] }[] = [
  { friend: 0, secondsAgo: 150, text: '¿Quién se apunta a la próxima? Ya puse la sala.', given: ['👏', '⚽'] },
  { friend: 2, secondsAgo: 80, text: 'Yo voy. Esta vez no me gana nadie 💪', given: ['😂'] },
  { friend: 1, secondsAgo: 20, text: 'Faltas tú. ¡Entra antes de que cierre!', given: ['🔥'] },
];

/**
 * A group of the demo player's with some rivals: the two rooms that they all have played, on its table and its wall, and a private one
 * of a friend's that the demo player may still enter from there.
 */
export async function layGroup(
  stage: Stage,
  { finished }: Story,
  { anchor, at }: { anchor: number; at: SetTime },
): Promise<void> {
  const { db, people, demo } = stage;
  const random = byteStream(streamOf(demo.league.seed, 'group'));
  const played = [finished.compe.id, finished.predi.id];
  const friends = await friendsOf(stage, played);
  await at(anchor - 5 * HOUR);
  const group = await db.tx(async (tx) => {
    const wish = { userId: people.player, name: 'Los del barrio', crest: 1, counts: 'both' as const };
    const { id } = await createGroup(tx, random, wish);
    await sql`insert into group_member (group_id, user_id) select ${id}, x from unnest(${friends}::int[]) x`.execute(
      tx,
    );
    await sql`insert into group_post (group_id, kind, user_id)
      select ${id}, 'joined', x from unnest(${friends}::int[]) with ordinality f(x, turn) order by turn`.execute(tx);
    return id;
  });
  for (const room of played) {
    await at(await paidAt(stage, room));
    await db.tx(async (tx) => {
      await tx.insertInto('group_room').values({ room_id: room, group_id: group, season: 1 }).execute();
      await tellGroup(tx, room);
    });
  }
  await at(anchor);
  await db.tx(async (tx) => {
    const [owner, other] = friends as [number, number];
    const roomId = await friendsRoom(tx, stage, { owner, other, random });
    await addRoom(tx, { groupId: group, roomId, userId: owner });
    await sql`update group_post set at = app_now() - interval '200 seconds' where room_id = ${roomId}`.execute(tx);
    await say(tx, { group, friends });
  });
}

async function paidAt({ db }: Stage, room: number): Promise<number> {
  const { paid_at } = await db.fresh
    .selectFrom('room')
    .select('paid_at')
    .where('id', '=', room)
    .executeTakeFirstOrThrow();
  return Date.parse(paid_at!);
}

/** Rivals who played both rooms before those who played one. */
async function friendsOf({ db, people }: Stage, rooms: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from entry where room_id = any(${[...rooms]}::int[]) and user_id <> ${people.player}
    group by user_id order by count(*) desc, user_id limit ${FRIENDS}`.execute(db.fresh);
  return rows.map(({ id }) => id);
}

/** A private room on the jornada that everybody may still enter, with its owner and another friend in it. */
async function friendsRoom(
  tx: Tx,
  { demo, offers }: Stage,
  { owner, other, random }: { owner: number; other: number; random: Deps['random'] },
): Promise<number> {
  const open = await tx
    .selectFrom('room')
    .select('jornada_from')
    .where('offer_id', '=', offers.salaLibre)
    .where('estado', '=', 'abierta')
    .executeTakeFirstOrThrow();
  const id = await createCompeRoom(tx, {
    tipo: '2',
    name: 'Clásico del barrio',
    leagueId: demo.leagueId,
    jornada: open.jornada_from,
    amount_ins: 0,
    max_players: 10,
    min_players: 2,
    modo_pozo: 'proporcional',
    commission_bps: 1000,
    lock_lead_min: 5,
    ownerId: owner,
    cod_access: await newCode(tx, random),
  });
  const room = await tx
    .selectFrom('room')
    .select(['id', 'kind', 'tipo', 'amount_ins', 'league_id', 'jornada_from', 'jornada_to'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await enterRivals(tx, room, [owner, other], demo.league.seed);
  return id;
}

/** What friends have said, with reactions of those who were there. */
async function say(tx: Tx, { group, friends }: { group: number; friends: readonly number[] }): Promise<void> {
  const rows = LINES.map(({ friend, secondsAgo, text, given }) => ({
    user: friends[friend % friends.length]!,
    seconds: secondsAgo,
    text,
    given: given.join(''),
  }));
  await sql`
    with said as (
      insert into group_post (group_id, kind, user_id, text, at)
      select ${group}, 'words', x."user", x.text, app_now() - make_interval(secs => x.seconds)
      from json_to_recordset(${asRows(rows)}) as x("user" int, seconds float8, text text)
      returning id, user_id, text
    )
    insert into group_reaction (post_id, user_id, emoji)
    select said.id, f.user_id, f.emoji from said
    join unnest(${LINES.flatMap(({ text, given }) => given.map(() => text))}::text[],
      ${LINES.flatMap(({ given }) => given.map((_, at) => friends[(at + 3) % friends.length]!))}::int[],
      ${LINES.flatMap(({ given }) => given)}::text[]) as f(text, user_id, emoji) on f.text = said.text`.execute(tx);
}

/** Bytes of a stream of numbers. */
const byteStream =
  (stream: () => number): Deps['random'] =>
  (bytes) =>
    Uint8Array.from({ length: bytes }, () => Math.floor(stream() * 256));
