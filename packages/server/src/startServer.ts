// Long: the one place where the parts of a server are put together.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_PLAYER } from './players/accounts/demoAccounts';
import { emailKey } from './players/accounts/emailKey';
import { purgeDeletedAccounts } from './players/accounts/purgeDeletedAccounts';
import { prepareSmsSlots } from './players/accounts/smsSlots';
import { accountsRoutes, sessionRoutes } from './api/accountRoutes';
import { COMMAND_LINE } from './operator/definition/command';
import { findCommand } from './operator/registry';
import { runCommand } from './operator/definition/runCommand';
import type { Config } from './config';
import { createServer, type ServerOptions } from './createServer';
import { clearClock, setClock } from './platform/db/clock';
import type { Db } from './platform/db/database';
import { migrate } from './platform/db/migrate';
import { openDatabase } from './platform/db/openDatabase';
import type { Work } from './platform/db/openPostgres';
import { isPassingTrouble } from './platform/db/passingTrouble';
import { connectionTrouble, DatabaseUnusable } from './platform/db/postgresFitness';
import { sweep, takeSweepTurn } from './platform/db/sweep';
import { makeCheckpoint } from './ledger/checkpoint';
import { makeRangeAhead } from './ledger/ledgerRanges';
import { openPartnerFigures } from './partners/figures/openPartnerFigures';
import { assertKeysFit } from './platform/sealing/keysInUse';
import { sealDays } from './rooms/commitments/sealDays';
import type { Deps } from './platform/deps';
import { openCardPrinter, type CardPrinter } from './platform/cards/openCardPrinter';
import { messageSeal } from './platform/messages/messageSeal';
import { postOutside } from './platform/webhooks/postOutside';
import { nodeAppFiles } from './platform/http/nodeAppFiles';
import { pageIdentity } from './api/pages/pageIdentity';
import type { PartnerExample } from './demo/partner/partnerExample';
import { RATE_LIMITS } from './api/pipeline/rateLimit';
import { type Entrance, entranceOf } from './start/entrance';
import { startLive } from './api/live/startLive';
import { opsRoutes } from './api/operatorRoutes';
import { recapRoutes } from './api/recapRoutes';
import { groupRoutes } from './api/groupRoutes';
import { visitorRoutes } from './api/visitorRoutes';
import { consoleRoutes } from './api/consoleRoutes';
import { secondFactorRoutes } from './api/secondFactorRoutes';
import { openMetrics, openMetricsPage } from './start/metrics/openMetrics';
import { patiently } from './start/patiently';
import { openTracing } from './start/tracing/openTracing';
import { timedJob } from './platform/metrics/timedJob';
import { assertOwnSeason, holdsDemo, processDeps } from './start/processDeps';
import { ASK_LIMITS } from './catalogue/feeds/polling/askAddress';
import { startFeeds } from './start/startFeeds';
import { startAuditor } from './start/startAuditor';
import { startMessages } from './start/startMessages';
import { startNoticeMails } from './start/startNoticeMails';
import { startNoticePushes } from './start/startNoticePushes';
import { startRoomRunner } from './start/startRoomRunner';
import { startWebhooks } from './start/startWebhooks';
import { gameRoutes } from './api/routeGroups';
import { assertReceiptsFit } from './wallet/deposits/receiptStore';
import { sweepReceipts } from './wallet/deposits/sweepReceipts';
import { sealClearTexts } from './wallet/sealing/sealClearTexts';
import { writeServerFile } from './start/runningServer';

const HOUR_MS = 3_600_000;
/** The built app lies beside the server's package, seen from its sources and from its build alike. */
const APP = fileURLToPath(new URL('../../app/dist', import.meta.url));
const inWidgets = (folder: string) => fileURLToPath(new URL(`../../widgets/${folder}`, import.meta.url));
const EMBED = inWidgets('dist/embed');
const PARTNERS = inWidgets('host-pages/partners');
/** What shows the API to people, as its package brings it. */
const READER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Something that works beside the requests. */
export interface Worker {
  stop(): Promise<void>;
}

/** What fills a new database and plays its matches. */
export interface Demo {
  seed(deps: Deps): Promise<void>;
  /** Resolves when what was missed while the server was stopped has been played. */
  simulate(deps: Deps): Promise<Worker>;
  /** What the pages under /partners/ show. */
  example(deps: Deps): Promise<PartnerExample | null>;
}

/** What the process gives the server beside its configuration. */
export interface Surroundings {
  demo: Demo;
  identity: Deps['identity'];
  log: Deps['log'];
  version: string;
  /** Now in real time, as an instant. */
  now: () => string;
}

/** A server that takes requests. */
export interface Running {
  address: string;
  /** Where the metrics are, on a port of their own; null: not there. */
  metrics: string | null;
  /** Whether the demo accounts can sign in. */
  demo: boolean;
  stop(): Promise<void>;
}

/** Where the database stands when nobody has filled it. */
async function isEmpty({ fresh }: Db): Promise<boolean> {
  const [league, user] = [fresh.selectFrom('league').select('id'), fresh.selectFrom('app_user').select('id')];
  return !(await league.limit(1).executeTakeFirst()) && !(await user.limit(1).executeTakeFirst());
}

/** A clock that an earlier rehearsal left would stop a real server: without CLOCK the time is the database's own. */
async function applyClock(db: Db, { clock }: Config, now: () => string): Promise<void> {
  if (clock) await setClock(db, { at: clock.at ?? now(), speed: clock.speed });
  else await clearClock(db);
}

/** The connections of requests, and those of everything that works beside them; of the embedded database there is one. */
interface Databases {
  db: Db;
  jobs: Db;
}

async function openDatabases(config: Config, { tracing }: Pick<Deps, 'tracing'>): Promise<Databases> {
  const opened = (work: Work) => openDatabase({ ...config, tracing, work });
  const db = await opened('requests');
  if (db.engine !== 'pg') return { db, jobs: db };
  try {
    return { db, jobs: await opened('jobs') };
  } catch (error) {
    await db.close();
    throw error;
  }
}

const closeAll = async ({ db, jobs }: Databases) =>
  void (await Promise.all([...new Set([db, jobs])].map((each) => each.close())));

interface Chosen extends Pick<Surroundings, 'version'>, Pick<ServerOptions, 'metrics'> {
  demo: Demo | null;
  token: string;
  jobs: Db;
  installation: Config;
  cards: CardPrinter;
}

function optionsFor(deps: Deps, { version, demo, token, jobs, metrics, installation, cards }: Chosen): ServerOptions {
  const { identity } = installation;
  const { email, password } = DEMO_PLAYER;
  return {
    groups: [
      accountsRoutes,
      sessionRoutes,
      ...gameRoutes,
      opsRoutes,
      secondFactorRoutes,
      consoleRoutes,
      recapRoutes,
      visitorRoutes,
      groupRoutes,
    ],
    files: nodeAppFiles(APP),
    embed: nodeAppFiles(EMBED),
    cards,
    partners: demo ? { files: nodeAppFiles(PARTNERS), example: () => demo.example(deps) } : undefined,
    reader: nodeAppFiles(READER),
    publicUrl: installation.publicUrl,
    limits: RATE_LIMITS,
    identity: identity && pageIdentity(identity),
    demo: demo ? { email, password } : null,
    metrics,
    operator: {
      token,
      run: async (name, args, progress) =>
        runCommand(
          findCommand(name),
          { deps: { ...deps, db: jobs }, actor: COMMAND_LINE, progress, installation },
          args,
        ),
    },
    health: {
      version,
      demo: demo ? { email: emailKey(email), password, league: 'demo' } : undefined,
    },
  };
}

/** Deletes what has expired, where it is this server's turn, seals the days that are over and adds their coins up, now and every hour. */
function startSweeper(deps: Deps): Worker {
  const { db, log } = deps;
  let isFirst = true;
  const work = async () => {
    if (await takeSweepTurn(db)) {
      await sweep(db);
      await purgeDeletedAccounts(deps);
      // Not in the first pass: while servers are being replaced, those of the last version still read clear text.
      if (!isFirst) await sealClearTexts(deps);
      await sweepReceipts(deps, { moving: !isFirst });
    }
    await sealDays(db);
    await makeCheckpoint(db);
    await makeRangeAhead(db);
    isFirst = false;
  };
  const sweepOnce = timedJob(deps.metrics, 'sweep', work);
  const pass = () =>
    sweepOnce().catch((error: unknown) => log({ level: 'error', message: 'sweep: failed', error: String(error) }));
  const first = pass();
  const timer = setInterval(() => void pass(), HOUR_MS);
  return {
    async stop() {
      clearInterval(timer);
      await first;
    },
  };
}

/** Fills an empty database where a demo season is wanted; returns whether the demo season is to be played. */
async function prepare(config: Config, deps: Deps, demo: Demo): Promise<boolean> {
  if (config.demo && (await isEmpty(deps.db))) await demo.seed(deps);
  await assertOwnSeason(deps.db, config.money);
  return !config.production && (await holdsDemo(deps.db));
}

/** The simulator first: the runner would call off matches that only wait to be played. */
async function startWorkers(
  deps: Deps,
  { demo, now }: { demo: Demo | null; now: Surroundings['now'] },
  { feedTokens, messages }: Config,
): Promise<Worker> {
  const simulator = await demo?.simulate(deps);
  const outside = { fetch, limits: ASK_LIMITS, tokens: feedTokens };
  const workers = [
    startRoomRunner(deps),
    startMessages({ ...deps, seal: messageSeal(messages) }),
    startWebhooks({ ...deps, post: postOutside({ anywhere: !deps.production }), now }),
    startNoticeMails(deps),
    ...(deps.push ? [startNoticePushes({ ...deps, push: deps.push })] : []),
    startFeeds({ ...deps, outside }),
    startSweeper(deps),
    startAuditor(deps),
    ...(simulator ? [simulator] : []),
  ];
  return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
}

interface Attempt extends Surroundings, Pick<Deps, 'tracing'> {
  entrance: Entrance;
}

/** Everything between an open database and a server that takes requests; undone by the answer's `stop`. */
async function open(config: Config, { db, jobs }: Databases, { entrance, ...around }: Attempt): Promise<Running> {
  await migrate(jobs);
  await applyClock(db, config, around.now);
  const address = await entrance.listen();
  const stops: (() => Promise<void> | void)[] = [];
  // At once: while the jobs end, however long that takes, nobody comes in any more.
  const stop = async () => {
    const ended = await Promise.allSettled(stops.map(async (undo) => undo()));
    const failed = ended.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
  };
  try {
    await prepareSmsSlots(jobs, config.smsRules);
    const first = await processDeps(config, jobs, around);
    await assertKeysFit(jobs.fresh, first.sealing);
    await assertReceiptsFit(config.receipts, around.log);
    const demo = await prepare(config, first, around.demo);
    const metrics = await openMetrics(config.metrics, { version: around.version, engine: db.engine });
    // Again: whether the database holds the demo season decides what coins are.
    const partnerFigures = openPartnerFigures({ db: jobs, log: around.log }, around);
    stops.push(partnerFigures.stop);
    const deps = {
      ...(await processDeps(config, db, { ...around, metrics })),
      live: await startLive({ db, log: around.log }),
      partnerFigures,
    };
    stops.push(deps.live.close);
    const token = Buffer.from(deps.random(32)).toString('base64url');
    const played = demo ? around.demo : null;
    const workers = await startWorkers({ ...deps, db: jobs }, { demo: played, now: around.now }, config);
    stops.push(workers.stop);
    const own = await openMetricsPage(config.metrics, metrics, { deps, jobs });
    if (own.listening) stops.push(own.listening.close);
    const { version } = around;
    const failed = (error: unknown) => around.log({ level: 'error', message: 'cards: failed', error: String(error) });
    const cards = openCardPrinter({ failed });
    stops.push(cards.close);
    const chosen = { version, demo: played, token, jobs, metrics: own.page, installation: config, cards };
    if (db.engine === 'pglite') stops.push(writeServerFile(config.dataDir, { address, token, pid: process.pid }));
    entrance.open(createServer(deps, optionsFor(deps, chosen)));
    stops.push(entrance.close);
    return { address, metrics: own.listening?.address ?? null, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What ended a start, as a sentence where the database went away in the midst of it. */
const toldTrouble = (error: unknown, { databaseUrl }: Config): unknown =>
  databaseUrl !== undefined && isPassingTrouble(error)
    ? new DatabaseUnusable(connectionTrouble(error, databaseUrl), { cause: error })
    : error;

/** One attempt to start; what it began is undone when it fails. */
async function startOnce(config: Config, attempt: Attempt): Promise<Running> {
  const databases = await openDatabases(config, attempt);
  try {
    const running = await open(config, databases, attempt);
    return {
      ...running,
      async stop() {
        await running.stop();
        await closeAll(databases);
      },
    };
  } catch (error) {
    await closeAll(databases);
    throw toldTrouble(error, config);
  }
}

/** Starts a whole server as configured, and answers when it takes requests. */
export async function startServer(config: Config, around: Surroundings): Promise<Running> {
  const tracing = await openTracing(config.traces, around);
  const entrance = entranceOf(config);
  const told = (sentence: string) => around.log({ level: 'warn', message: `start: waits. ${sentence}` });
  try {
    const running = await patiently(() => startOnce(config, { ...around, tracing, entrance }), { told });
    return {
      ...running,
      async stop() {
        await running.stop();
        await tracing?.close();
      },
    };
  } catch (error) {
    await entrance.close();
    await tracing?.close();
    throw error;
  }
}
