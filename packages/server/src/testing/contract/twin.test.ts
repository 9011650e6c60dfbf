import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { advanceRooms } from '../../rooms/settle/advanceRooms';
import { callerOf } from '../testServer';
import { playerCalls } from './endpoints';
import { KICK_OFFS } from './fixtures';
import { openEnvironment, type Scene, type Environment } from './openEnvironment';
import { overheard } from './overheard';
import { pick, storedPicks } from './picks';
import { rehearse } from './rehearsal';
import { addressOf } from './request';
import { samples } from './samples/samples';

// T-TWIN (security §1, I10): two worlds from one seed that differ in an opponent's picks alone look the same to
// everybody else until the lock, to the byte; after it they differ.

const SEEDS = Number(process.env['TWIN_SEEDS'] ?? 2);
const SCENES: readonly Scene[] = ['public', 'private'];

let pair: [Environment, Environment];

/** Two worlds for the tests of a group: what passes the lock must not reach those before it. */
function openPair(): void {
  beforeAll(async () => {
    pair = [await openEnvironment({ seed: 7 }), await openEnvironment({ seed: 7 })];
  }, 120_000);
  afterAll(() => Promise.all(pair.map(({ server }) => server.close())));
}

/** What an attacker asks beside the calls' own samples: aggregates and other ways to the same things. */
function furtherReads({ rooms }: Environment, scene: Scene): string[] {
  const { compe, predi } = rooms[scene];
  return [
    ...[0, 1, 2, 3, 4].map(
      (position) => `salas/player-sala/list/player-by-position/?sala=${compe.id}&position=${position}`,
    ),
    `compe/compe-lienup/get-lineup-compe/${compe.owner}/?jornada=${compe.jornada}`,
    `compe/compe-lienup/get-lineup-compe/${compe.member}/`,
    `prediction/answers-user/list-results/${predi.id}/?ins=${predi.owner}`,
    `prediction/answer-user/list/success/${predi.id}/?ins=${predi.owner}`,
    `compe/ranking/ranking-compe-sala/?sala=${compe.id}&jornada=${compe.jornada}`,
    `predi/sala/list-public/?page=1&status=todas`,
    `plus/live/?rooms=compe:${compe.id},predi:${predi.id}&since=2026-06-13T20:00:00.000Z`,
    'plus/live/',
    'plus/users/owner-uno/',
  ];
}

/** The addresses of every GET, with the owner's things in them; prepared on a copy. */
async function readsOf(environment: Environment, scene: Scene): Promise<string[]> {
  const gets = playerCalls.filter(({ name, call, handler }) => call.method === 'GET' && handler && samples[name]);
  const sampled: string[] = [];
  for (const { name, call } of gets) {
    const input = await rehearse(environment, scene, async (stage) => samples[name]!.input(stage));
    sampled.push(addressOf(call, input));
  }
  return [...new Set([...sampled, ...furtherReads(environment, scene)])];
}

/** Everything that an answer shows; of its identity alone it may differ. */
async function shown(environment: Environment, who: 'member' | 'stranger' | null, path: string): Promise<string> {
  const access = who ? environment.people[who].access : undefined;
  const { status, headers, text } = await callerOf(environment.server, access)('GET', path);
  const told = [...headers].filter(([name]) => name !== 'x-request-id').sort();
  return JSON.stringify({ status, told, text: text.replaceAll(/"request_id":"[^"]*"/g, '') });
}

/** The addresses at which the two worlds can be told apart. */
async function differences(paths: readonly string[], who: 'member' | 'stranger' | null): Promise<string[]> {
  const [a, b] = pair;
  const found: string[] = [];
  for (const path of paths) {
    const [first, second] = [await shown(a, who, path), await shown(b, who, path)];
    if (first !== second) found.push(`${who ?? 'nobody'} ${path}: ${firstDifference(first, second)}`);
  }
  return found;
}

function firstDifference(a: string, b: string): string {
  const at = [...a].findIndex((character, i) => character !== b[i]);
  return `…${a.slice(Math.max(0, at - 80), at + 60)}… and …${b.slice(Math.max(0, at - 20), at + 60)}…`;
}

const pickInBoth = async (scene: Scene, seeds: [number, number]) => {
  for (const [i, { server, people, rooms }] of pair.entries()) {
    await pick(callerOf(server, people.owner.access), rooms[scene], seeds[i]!);
  }
};

const picksDiffer = async () => {
  const [a, b] = await Promise.all(
    pair.map(async ({ server }) => (await storedPicks.execute(server.db.fresh)).rows[0]!.picks),
  );
  return a !== b;
};

describe('T-TWIN, before the lock', () => {
  openPair();
  const cases = SCENES.flatMap((scene) => Array.from({ length: SEEDS }, (_, seed) => ({ scene, seed })));
  it.for(cases)(
    'nobody but the opponent can tell what was picked in the $scene rooms (seed $seed)',
    { timeout: 120_000 },
    async ({ scene, seed }, { task }) => {
      await pickInBoth(scene, [seed * 2 + 1, seed * 2 + 2]);
      expect(await picksDiffer()).toBe(true);
      const reads = await readsOf(pair[0], scene);
      expect(await readsOf(pair[1], scene)).toEqual(reads);
      const found: string[] = [];
      const looks = seed === 0 ? (['member', 'stranger', null] as const) : (['member'] as const);
      // Once by everybody; the further seeds by the one who sees most.
      for (const who of looks) found.push(...(await differences(reads, who)));
      expect(found).toEqual([]);
      Object.assign(task.meta, { cases: reads.length * looks.length * 2 });
    },
  );

  it('the stream of what moves says the same to a member while the opponent picks this or that', async () => {
    const heard: string[] = [];
    for (const [i, environment] of pair.entries()) {
      const { server, people, rooms } = environment;
      const save = () => pick(callerOf(server, people.owner.access), rooms.private, 100 + i);
      heard.push(await overheard(environment, 'member', save));
    }
    expect(await picksDiffer()).toBe(true);
    expect(heard[0]).toContain('event: update');
    expect(heard[1]).toBe(heard[0]);
  }, 60_000);
});

describe('T-TWIN, after the lock', () => {
  openPair();

  it('the picks appear to the other members, and still not to strangers of a private room', async () => {
    for (const scene of SCENES) await pickInBoth(scene, [1, 2]);
    const now = new Date(KICK_OFFS.next + 60_000);
    for (const { server } of pair) {
      await setClock(server.db, { at: now, speed: 0 });
      await advanceRooms(server.db);
      // A server asks for the time once a second.
      const told = async () => (await callerOf(server)('GET', 'plus/live/')).headers.get('x-server-time');
      await expect.poll(told, { timeout: 10_000 }).toBe(now.toISOString());
    }
    for (const scene of SCENES) {
      const { compe, predi } = pair[0].rooms[scene];
      const lineup = `compe/compe-lienup/get-lineup-compe/${compe.owner}/`;
      const results = `prediction/answers-user/list-results/${predi.id}/?ins=${predi.owner}`;
      expect((await differences([lineup, results], 'member')).length).toBe(2);
      expect(await differences([lineup, results], 'stranger')).toEqual([]);
    }
  }, 120_000);
});
