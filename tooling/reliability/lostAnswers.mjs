import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brokenSums } from '../rig/bankClients.mjs';
import { call } from '../rig/call.mjs';
import { CUTS, cuttingProxy } from '../rig/cuttingProxy.mjs';
import { AT_ONCE, byLanes, setUp } from './lostScene.mjs';
import { changed, traces } from './lostTraces.mjs';
import { apart, newKey, writes } from './lostWrites.mjs';

const listed = new Set([...Object.keys(writes), ...Object.keys(apart)]);
const unlike = (calls) => [
  ...[...calls.keys()].filter((name) => !listed.has(name)).map((name) => `${name} has no row among the lost writes`),
  ...[...listed].filter((name) => !calls.has(name)).map((name) => `${name} is no call that writes`),
];

/** Sends one request over a connection of its own, which is cut. */
async function sendCut(address, { path, method, body, token, headers: more }, key) {
  const sent = body === undefined ? null : new Response(body instanceof FormData ? body : JSON.stringify(body));
  const bytes = sent ? Buffer.from(await sent.arrayBuffer()) : Buffer.alloc(0);
  const type = body instanceof FormData ? sent.headers.get('content-type') : 'application/json';
  const headers = {
    ...more,
    ...(sent ? { 'content-type': type } : {}),
    authorization: `Bearer ${token}`,
    'content-length': bytes.length,
    'idempotency-key': key,
    connection: 'close',
  };
  return new Promise((resolve) => {
    const asked = request(`${address}/services/${path}`, { method, agent: false, headers }, (answer) => {
      answer.resume();
      answer.on('close', () => resolve(answer.complete ? 'whole' : 'cut'));
    });
    asked.on('error', () => resolve('cut'));
    asked.end(bytes);
  });
}

/** The content of an answer as it went over the wire, or what else it was. */
function contentOf(answer) {
  const [head, ...rest] = answer.split('\r\n\r\n');
  return head.startsWith('HTTP/1.1 200') ? JSON.stringify(JSON.parse(rest.join('\r\n\r\n'))) : answer;
}

/** A run: what a player writes, and where its answer is lost; the first of each write is not cut, to compare with. */
async function playOne(scene, proxy, { name, write, cut, player, prepared }) {
  const key = newKey();
  const { params = {}, ...given } = write.write(scene, player, prepared);
  const { method, path: template } = scene.calls.get(name);
  const path = template.replace(/\{(\w+)\}/g, (_, param) => params[param]);
  const sent = { token: player.token, method, path, ...given };
  const said = `${name}, cut ${cut}`;
  const isDone = cut === 'after' || cut === 'midway';
  if (cut) {
    Object.assign(proxy, { cut, answer: '' });
    const arrived = await sendCut(proxy.address, sent, key);
    if (arrived === 'whole') return [`${said}: the answer arrived whole`];
    const state = await stateOf(scene, sent, key, isDone);
    const expected = isDone && write.ends ? 'ended' : isDone && !write.unkept ? 'done' : 'unknown';
    if (state !== expected) return [`${said}: its outcome is told as ${state} after ${proxy.answer.slice(0, 800)}`];
  }
  const again = await call(scene.address(), path, { ...sent, key });
  if (isDone && write.ends) return again.status === 401 ? [] : [`${said}: asked again ${again.status}`];
  if (again.status !== 200)
    return [`${said}: asked again ${again.status ?? again.lost} ${JSON.stringify(again.body)?.slice(0, 300)}`];
  const replayed = again.headers.get('idempotent-replayed') === 'true';
  if (replayed !== (isDone && !write.unkept)) return [`${said}: ${replayed ? 'a' : 'no'} replay when asked again`];
  if (!isDone || contentOf(proxy.answer) === JSON.stringify(again.body)) return [];
  return [`${said}: answered ${contentOf(proxy.answer)}, and again ${JSON.stringify(again.body)}`];
}

/** What the server says became of a write, asked by its key. */
async function stateOf(scene, { token, headers }, key, isDone) {
  const asked = () => call(scene.address(), `plus/outcomes/${key}/`, { token, headers });
  let answer = await asked();
  // The client is cut off at the end of the answer, which the server sends after the commit.
  for (const end = Date.now() + 500; isDone && answer.body?.state === 'unknown' && Date.now() < end;) {
    await wait(50);
    answer = await asked();
  }
  return answer.status === 401 ? 'ended' : answer.body?.state;
}

/**
 * T-LOST: the answer to a write is lost, and the same key asks again; the effect is that of one write, and the answer is the
 * first one. Every call of the server's own reference that writes is among them. A case is a write whose answer was lost.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ runs: number }} size of each write and cut
 */
export async function lostAnswers(world, { runs: each }) {
  const plan = Object.entries(writes).flatMap(([name, write]) => [
    { name, write, cut: null },
    ...CUTS.flatMap((cut) => Array.from({ length: each }, () => ({ name, write, cut }))),
  ]);
  const { scene, runs, before } = await setUp(world, plan);
  const lanes = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const lane = { cut: 'before', answer: '', address: '', close: async () => undefined };
      return Object.assign(
        lane,
        await cuttingProxy(
          world.address,
          () => lane.cut,
          (answer) => (lane.answer = answer),
        ),
      );
    }),
  );
  const violations = unlike(scene.calls);
  await byLanes(lanes, runs, async (run, lane) => void violations.push(...(await playOne(scene, lane, run))));
  await Promise.all(lanes.map(({ close }) => close()));
  const { after, broken } = await world.sql(async (query) => ({
    after: await traces(query, scene.players),
    broken: await brokenSums(query),
  }));
  const effect = ({ player }) => changed(before.get(player.id), after.get(player.id));
  for (const [name, { idle }] of Object.entries(writes)) {
    const [whole, ...cuts] = runs.filter((run) => run.name === name);
    if (!idle && effect(whole) === '') violations.push(`${name} has no effect that is looked at`);
    for (const run of cuts)
      if (effect(run) !== effect(whole))
        violations.push(`${name}, cut ${run.cut}: ${effect(run)}, not ${effect(whole)}`);
  }
  const cases = runs.filter(({ cut }) => cut).length;
  return { cases, note: `${Object.keys(writes).length} writes`, violations: [...violations, ...broken] };
}
