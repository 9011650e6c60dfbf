import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brokenSums } from '../rig/bankClients.mjs';
import { call } from '../rig/call.mjs';
import { CUTS, cuttingProxy } from '../rig/cuttingProxy.mjs';
import { JOIN, leaveOf } from '../rig/rooms.mjs';
import { stage } from './stage.mjs';

const COINS = 500;
const FEE = 10;
const AT_ONCE = 4;

const newKey = () => randomBytes(16).toString('hex');
const codeOf = (player) => `RGB${String(player.id).padStart(6, '0')}`;

/**
 * A write, and what its player needs before.
 * @typedef {object} Flow
 * @property {string} name
 * @property {(scene: any, player: import('../rig/seedGame.mjs').Person) => Promise<unknown>} [before]
 * @property {(scene: any, player: import('../rig/seedGame.mjs').Person, prepared: any) => { path: string, body: unknown, method?: string }} write
 */

const must = async (scene, player, path, body) => {
  const answer = await call(scene.address(), path, { token: player.token, method: 'POST', body, key: newKey() });
  if (answer.status !== 200)
    throw new Error(`${path} answered ${answer.status ?? answer.lost}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const join = (scene, player) => must(scene, player, JOIN, { sala: scene.lineups });
const privateRoom = ({ league }) => ({
  name: 'Los del banco',
  league_unique: league,
  jornada: 1,
  amount_ins: 20,
  max_players: 8,
});
const privatePredi = ({ matches }) => ({ name: 'La polla', amount_ins: 20, max_players: 8, matches });

/** @type {Flow[]} */
const flows = [
  { name: 'join a room', write: ({ lineups }) => ({ path: JOIN, body: { sala: lineups } }) },
  { name: 'leave a room', before: join, write: ({ lineups }) => ({ path: leaveOf(lineups), body: {} }) },
  {
    name: 'join a prediction room',
    write: ({ predictions }) => ({ path: 'predi/ins-predi/ins-user/', body: { predi: predictions } }),
  },
  { name: 'open a private room', write: (scene) => ({ path: 'sala/create/private-sala/', body: privateRoom(scene) }) },
  {
    name: 'open a private prediction room',
    write: (scene) => ({ path: 'predi/sala/create-private/', body: privatePredi(scene) }),
  },
  { name: 'use a code', write: (_, player) => ({ path: 'promo/use-code/', body: { code_promo: codeOf(player) } }) },
  {
    name: 'cash out',
    write: () => ({
      path: 'plus/withdrawals/',
      body: {
        amount: 200,
        provider: 'yape',
        destination: '987654321',
        holder_name: 'Rosa Quispe',
        doc_number: '12345678',
      },
    }),
  },
  { name: 'ask for a top-up', write: () => ({ path: 'plus/deposits/', body: { recarga: 1, provider: 'yape' } }) },
  {
    name: 'change the formation',
    before: join,
    write: (_, __, { ins_user }) => ({
      path: `compe/compe-lienup/update-lineup-formation/${ins_user}/`,
      body: { formation: '433' },
    }),
  },
];

/** Sends one request over a connection of its own, which is cut. */
const sendCut = (address, { path, body }, { token, key }) =>
  new Promise((resolve) => {
    const text = JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'idempotency-key': key,
    };
    const sent = request(`${address}/services/${path}`, { method: 'POST', agent: false, headers }, (answer) => {
      answer.resume();
      answer.on('close', () => resolve(answer.complete ? 'whole' : 'cut'));
    });
    sent.on('error', () => resolve('cut'));
    sent.end(text);
  });

/** Everything that writes change for these players, by player: counts, coins, and what they chose. */
async function traces(query, players) {
  const rows = await query(
    `select u.id, (select count(*)::int from entry e where e.user_id = u.id) as entries,
       (select count(distinct l.tx_id)::int from ledger_entry l join account a on a.id = l.account_id where a.user_id = u.id) as transactions,
       (select string_agg(a.kind || a.balance, ' ' order by a.kind) from account a where a.user_id = u.id) as coins,
       (select count(*)::int from room r where r.owner_id = u.id) as rooms,
       (select count(*)::int from withdrawal w where w.user_id = u.id) as withdrawals,
       (select count(*)::int from deposit d where d.user_id = u.id) as deposits,
       (select string_agg(e.formation, ' ') from entry e where e.user_id = u.id) as formations
     from app_user u where u.id between $1 and $2`,
    [players[0].id, players.at(-1).id],
  );
  return new Map(rows.map(({ id, ...trace }) => [id, JSON.stringify(trace)]));
}

/** A run: what a player writes, and where its answer is lost; the first of each flow is not cut, to compare with. */
async function playOne(scene, proxy, run) {
  const { flow, cut, player, prepared } = run;
  const key = newKey();
  const write = flow.write(scene, player, prepared);
  const said = `${flow.name}, cut ${cut}`;
  if (cut) {
    proxy.cut = cut;
    const arrived = await sendCut(proxy.address, write, { token: player.token, key });
    if (arrived === 'whole') return [`${said}: the answer arrived whole`];
    const kept = async () =>
      (await call(scene.address(), `plus/outcomes/${key}/`, { token: player.token })).body?.state;
    const expected = cut === 'before' ? 'unknown' : 'done';
    let state = await kept();
    for (const end = Date.now() + 2000; state !== expected && Date.now() < end; state = await kept()) await wait(50);
    if (state !== expected) return [`${said}: its outcome is told as ${state}`];
  }
  const answer = await call(scene.address(), write.path, {
    token: player.token,
    method: 'POST',
    body: write.body,
    key,
  });
  if (answer.status !== 200) return [`${said}: asked again ${answer.status ?? answer.lost} ${answer.body?.code ?? ''}`];
  const replayed = answer.headers.get('idempotent-replayed') === 'true';
  return replayed === (cut === 'after' || cut === 'midway')
    ? []
    : [`${said}: ${replayed ? 'a' : 'no'} replay when asked again`];
}

/**
 * T-LOST: the answer to a write is lost, and the same key asks again; the effect is that of one write. A case is a write
 * whose answer was lost.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ runs: number }} size of each flow and cut
 */
export async function lostAnswers(world, { runs }) {
  const plan = flows.flatMap((flow) => [
    { flow, cut: null },
    ...CUTS.flatMap((cut) => Array.from({ length: runs }, () => ({ flow, cut }))),
  ]);
  const staged = await stage(world, {
    players: plan.length,
    coins: COINS,
    purse: 'user:retirable',
    rooms: [
      { fee: FEE, seats: 10_000 },
      { kind: 'predi', kinds: '1x2', fee: FEE, seats: 10_000 },
    ],
  });
  const [lineups, predictions] = staged.rooms.map(({ id }) => id);
  const scene = { ...staged, address: world.address, lineups, predictions };
  await world.sql(async (query) => {
    const range = [staged.players[0].id, staged.players.at(-1).id];
    await query(
      `update app_user set phone = '+51' || (900000000 + id), phone_verify = true where id between $1 and $2`,
      range,
    );
    await query(
      `insert into promo (type, coins, label, code, cap) select 'bono', 7, 'Bono', 'RGB' || lpad(id::text, 6, '0'), 1 from app_user where id between $1 and $2`,
      range,
    );
  });
  const planned = plan.map((run, at) => ({ ...run, player: staged.players[at], prepared: undefined }));
  for (const run of planned) run.prepared = await run.flow.before?.(scene, run.player);
  const before = await world.sql((query) => traces(query, staged.players));
  const lanes = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const lane = { cut: 'before', address: '', close: async () => undefined };
      return Object.assign(lane, await cuttingProxy(world.address, () => lane.cut));
    }),
  );
  const violations = [];
  const waiting = [...planned];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let run = waiting.shift(); run; run = waiting.shift()) violations.push(...(await playOne(scene, lane, run)));
    }),
  );
  await Promise.all(lanes.map(({ close }) => close()));
  const { after, broken } = await world.sql(async (query) => ({
    after: await traces(query, staged.players),
    broken: await brokenSums(query),
  }));
  const effect = ({ player }) => `${before.get(player.id)} -> ${after.get(player.id)}`;
  for (const flow of flows) {
    const [whole, ...cuts] = planned.filter((run) => run.flow === flow);
    if (before.get(whole.player.id) === after.get(whole.player.id))
      violations.push(`${flow.name} has no effect that is looked at`);
    for (const run of cuts)
      if (effect(run) !== effect(whole))
        violations.push(`${flow.name}, cut ${run.cut}: ${effect(run)}, not ${effect(whole)}`);
  }
  return {
    cases: planned.length - flows.length,
    note: `${flows.length} writes`,
    violations: [...violations, ...broken],
  };
}
