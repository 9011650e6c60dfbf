import { call } from '../rig/call.mjs';
import { traces } from './lostTraces.mjs';
import { CODES, groupCodeOf, invitationOf, PARTNER, PASSWORD, webhookOf, writes } from './lostWrites.mjs';
import { stage } from './stage.mjs';

/** How many write at once. */
export const AT_ONCE = 8;
const COINS = 500;
const FEE = 10;

/** The calls of players that write, by name, as the server's own reference lists them. */
async function writingCalls(world) {
  const { body } = await call(world.address(), 'openapi.json');
  const calls = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => ['post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, { operationId }]) => ({ name: operationId, method: method.toUpperCase(), path })),
  );
  const ofPlayers = calls.filter(({ path }) => !path.startsWith('/services/ops/'));
  return new Map(ofPlayers.map(({ path, ...rest }) => [rest.name, { ...rest, path: path.replace('/services/', '') }]));
}

/**
 * What the writes need of the tables before any call: phones, codes, a partner, a quest, and a second session of each player.
 * @param {import('../rig/seedGame.mjs').Query} query
 * @param {any} scene
 */
async function furnish(query, { players, passwordOf, coded, event }) {
  const range = [players[0].id, players.at(-1).id];
  await query(
    `update app_user set phone = '+51' || (900000000 + id), phone_verify = true,
       password_hash = (select password_hash from app_user where id = $3) where id between $1 and $2`,
    [...range, passwordOf],
  );
  await query(
    `insert into session (token_hash, user_id, device, expires_at)
     select decode(md5('a' || id) || md5('b' || id), 'hex'), id, 'rig', app_now() + interval '14 days' from app_user where id between $1 and $2`,
    range,
  );
  await query(
    `insert into promo (type, coins, label, code, cap) select 'bono', 7, 'Bono', 'RGB' || lpad(id::text, 6, '0'), 1 from app_user where id between $1 and $2`,
    range,
  );
  await query(`update room set tipo = '3' where id = $1 or id = $2`, [coded, event]);
  await query(`insert into access_code (code, room_id, max_uses) values ($1, $2, 9999), ($3, $4, 9999)`, [
    CODES.compe,
    coded,
    CODES.predi,
    event,
  ]);
  const [{ id: partner }] = await query(
    `insert into partner (name, key, secret_hash, origins) values ('Diario', $1, '\\x00', array[$2]) returning id`,
    [PARTNER.key, PARTNER.origin],
  );
  await query(
    `insert into partner_invitation (code_hash, partner_id, expires_at)
     select sha256(convert_to(code, 'utf8')), $1, app_now() + interval '7 days' from unnest($2::text[]) code`,
    [partner, players.map(invitationOf)],
  );
  await furnishConsoles(query, players);
  await furnishGroups(query, players, passwordOf);
  const [{ id: quest }] = await query(
    `insert into quest (title, description, reward_coins, is_main) values ('Un once', 'Guarda tu once.', 30, true) returning id`,
  );
  await query(
    `insert into criterio (quest_id, title, event, target, link, ordinal) values ($1, 'Guarda tu once', 'lineup_guardada', 1, '/compe', 1)`,
    [quest],
  );
  const [items] = await query(
    `select (select max(id) from item where category = 'avatars' and source = 'inicial') as avatar,
       (select id from item where source = 'compra' order by price, id limit 1) as sold, (select min(id) from pack) as pack`,
  );
  return { quest, ...items };
}

/**
 * A partner for each player to work for, with a webhook and one message, which has arrived. The webhook's secret bears the
 * name of the key of a server in development, and does not open, so that nothing is sent.
 */
async function furnishConsoles(query, players) {
  const ids = players.map(({ id }) => id);
  await query(
    `with made as (
       insert into partner (name, key, secret_hash, origins)
       select 'Diario ' || id, 'pk_' || lpad(id::text, 22, '0'), decode(md5(id::text), 'hex'), array['https://otro.example']
       from unnest($1::int[]) id returning id, substr(key, 4)::int as user_id
     )
     insert into partner_member (partner_id, user_id) select id, user_id from made`,
    [ids],
  );
  await query(
    `insert into webhook (id, partner_id, url, events, secret)
     select w.id, m.partner_id, 'https://diario.example/', '{room.joined}', 'v1:development:'
     from unnest($1::int[], $2::text[]) w (user_id, id) join partner_member m on m.user_id = w.user_id`,
    [ids, players.map(webhookOf)],
  );
  await query(
    `insert into webhook_delivery (webhook_id, event, body, next_try_at, delivered_at)
     select id, 'room.joined', '{}', null, app_now() from unnest($1::text[]) id`,
    [players.map(webhookOf)],
  );
}

/** A group for each player to enter, with a post of whoever leads it. */
async function furnishGroups(query, players, leader) {
  await query(
    `with made as (
       insert into friend_group (name, crest, counts, cod_access, owner_id)
       select 'Los del banco', 1, 'both', x.code, $3 from unnest($1::int[], $2::text[]) x (user_id, code) returning id
     ), begun as (insert into group_season (group_id, season) select id, 1 from made),
     led as (insert into group_member (group_id, user_id) select id, $3 from made)
     insert into group_post (group_id, kind, user_id, text) select id, 'words', $3, 'Bienvenidos' from made`,
    [players.map(({ id }) => id), players.map(groupCodeOf), leader],
  );
}

/** One password of the game's own making, whose hash all players are given. */
async function registered(world) {
  const body = {
    email: 'clave@banco.test',
    username: 'clave_del_banco',
    password: PASSWORD,
    birth_date: '1990-04-15',
    accept_terms: true,
    accept_privacy: true,
  };
  const answer = await call(world.address(), 'plus/auth/register/', { body });
  if (answer.status !== 200) throw new Error(`Nobody could register: ${JSON.stringify(answer.body)}`);
  return answer.body.user?.id ?? answer.body.id;
}

const ROOMS = [
  { name: 'lineups', fee: FEE, seats: 10_000 },
  { name: 'others', fee: FEE, seats: 10_000 },
  { name: 'coded', fee: FEE, seats: 10_000 },
  { name: 'predictions', kind: 'predi', kinds: '1x2', fee: FEE, seats: 10_000 },
  { name: 'event', kind: 'predi', kinds: '1x2', fee: FEE, seats: 10_000 },
];

const CASUAL = { tipo: '4', fee: FEE, seats: 10 };

/** Works on all with a few at once. */
export async function byLanes(lanes, all, work) {
  const waiting = [...all];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let one = waiting.shift(); one; one = waiting.shift()) await work(one, lane);
    }),
  );
}

/** Runs each with a player of its own, who has what the write needs. */
export async function setUp(world, plan) {
  const casual = Array.from(
    { length: Math.ceil(plan.length / Object.keys(writes).length / CASUAL.seats) },
    () => CASUAL,
  );
  const staged = await stage(world, {
    players: plan.length,
    coins: COINS,
    purse: 'user:retirable',
    rooms: [...ROOMS, ...casual],
  });
  const rooms = Object.fromEntries(ROOMS.map(({ name }, at) => [name, staged.rooms[at].id]));
  const passwordOf = await registered(world);
  const furnished = await world.sql((query) => furnish(query, { ...staged, ...rooms, passwordOf }));
  const casuals = staged.rooms.slice(ROOMS.length).map(({ id }) => id);
  const scene = {
    ...staged,
    ...rooms,
    casuals,
    ...furnished,
    address: world.address,
    calls: await writingCalls(world),
  };
  const runs = plan.map((run, at) => ({ ...run, player: staged.players[at], prepared: undefined }));
  await byLanes(Array.from({ length: AT_ONCE }), runs, async (run) => {
    run.prepared = await run.write.before?.(scene, run.player);
  });
  const before = await world.sql(async (query) => {
    for (const [name, { ready }] of Object.entries(writes))
      await ready?.(
        query,
        runs.filter((run) => run.name === name).map(({ player }) => player.id),
      );
    return traces(query, staged.players);
  });
  return { scene, runs, before };
}
