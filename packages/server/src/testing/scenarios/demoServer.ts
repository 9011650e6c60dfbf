import { seededRandom } from '@arma11/core/art';
import { requestTo, type ScenarioRequest } from '@arma11/testing/scenarios';
import { DEMO_OPERATOR, DEMO_PLAYER } from '../../players/accounts/demoAccounts';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';
import { testCommand } from '../testCommand';
import { createServer, type Server } from '../../createServer';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { seatRivals } from '../../demo/rivals/seatRivals';
import { seedDemo } from '../../demo/seedDemo';
import { stepDemo } from '../../demo/stepDemo';
import { readDemoSeason, type DemoSeason } from '../../demo/season/demoSeason';
import type { Deps, PushService } from '../../platform/deps';
import { advanceRooms } from '../../rooms/settle/advanceRooms';
import { groupRoutes } from '../../api/groupRoutes';
import { opsRoutes } from '../../api/operatorRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { rolledBack } from '../rolledBack';
import { openTestServer } from '../testServer';
import { RecordingClient } from './recordingClient';

const groups = [accountsRoutes, sessionRoutes, ...gameRoutes, groupRoutes, opsRoutes];
const MINUTE = 60_000;

/** Who looks at a scenario: the demo player, somebody who has just signed up, who runs the game, or nobody. */
export type Viewer = 'demo' | 'newcomer' | 'operator' | 'nobody';

/** Runs a command of the operator. */
export type Operate = (command: string, args: Record<string, unknown>) => Promise<unknown>;

/** The demo season on a server of its own, on an evening that is played minute by minute. */
export interface DemoServer {
  /** Plays on until so many minutes after the evening began. */
  playUntil(minute: number): Promise<void>;
  /** The instant that the server's clock stands at. */
  now(): string;
  /** Asks as a viewer. Throws on a refusal. */
  ask(viewer: Viewer, request: ScenarioRequest): Promise<unknown>;
  operate: Operate;
  /** Works as a viewer, and as the operator, on the evening as it stands: whatever is written is rolled back. */
  rolledBack<T>(viewer: Viewer, work: (client: RecordingClient, operate: Operate) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Nothing is pushed while an evening is recorded; the key is that of RFC 8291's example. */
const push: PushService = {
  publicKey: () =>
    Promise.resolve('BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'),
  send: () => Promise.reject(new Error('A recorded evening pushes nothing.')),
};

/** Opens a server on the evening of the demo season that begins at the given instant. */
export async function openDemoServer(beginning: string): Promise<DemoServer> {
  const server = await openTestServer(groups, { random: repeatable(), identity: anybody, push });
  const { db, deps } = server;
  await setClock(db, { at: beginning, speed: 0 });
  await seedDemo(deps);
  const season = await readDemoSeason(db.fresh);
  if (!season) throw new Error('The demo season was not laid: there is nothing to record.');
  const access = await signIn(server);
  const at = (minute: number) => new Date(Date.parse(beginning) + minute * MINUTE).toISOString();
  const advance = evening(db, season, at);
  let minute = 0;
  return {
    async playUntil(wanted) {
      while (minute < wanted) await advance((minute += 1));
    },
    now: () => at(minute),
    ask: (viewer, request) => new RecordingClient(server, access[viewer]).ask(request),
    operate: (command, args) => testCommand(db, command, args),
    rolledBack: (viewer, work) =>
      rolledBack(db, async (copy) => {
        const answering = createServer({ ...deps, db: copy }, { groups });
        return work(new RecordingClient(answering, access[viewer]), operateAndAdvance(copy));
      }),
    close: () => server.close(),
  };
}

/** Rivals who sit down in a minute besides those of one step: the simulator makes sixty steps in it. */
const RIVALS_A_MINUTE = 10;

/** One minute of the evening: the simulator's and the rooms' own steps. */
function evening(db: Db, season: DemoSeason, at: (minute: number) => string) {
  const scripts = new Map();
  return async (minute: number) => {
    await setClock(db, { at: at(minute), speed: 0 });
    await stepDemo(db, season, scripts);
    await seatRivals(db, season, RIVALS_A_MINUTE);
    await advanceRooms(db);
  };
}

async function signIn(server: Server): Promise<Record<Viewer, string | null>> {
  const demo = await withPassword(server, DEMO_PLAYER);
  const operator = await withPassword(server, DEMO_OPERATOR);
  const newcomer = await new RecordingClient(server).signIn('users/login-google/', { token_id: 'debutante' });
  const consent = { birth_date: '1998-05-20', accept_terms: true, accept_privacy: true } as const;
  await new RecordingClient(server, newcomer).ask(requestTo('accounts', 'consent', { body: consent }));
  return { demo, newcomer, operator, nobody: null };
}

function withPassword(server: Server, { email, password }: { email: string; password: string }): Promise<string> {
  const form = new FormData();
  form.set('email', email);
  form.set('password', password);
  return new RecordingClient(server).signIn('users/login-default/', form);
}

/** Bytes that are the same in every recording. */
function repeatable(): Deps['random'] {
  const random = seededRandom(11);
  return (bytes) => Uint8Array.from({ length: bytes }, () => Math.floor(random() * 256));
}

/** Vouches for everybody who comes: the token is the name. */
const anybody: NonNullable<Deps['identity']> = {
  verify: async (token) => ({ sub: token, email: `${token}@example.com`, name: null }),
};

/** Where no minute passes, the rooms' own steps follow the command at once. */
const operateAndAdvance =
  (db: Db): Operate =>
  async (command, args) => {
    const result = await testCommand(db, command, args);
    await advanceRooms(db);
    return result;
  };
