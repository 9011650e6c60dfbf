import { withCluster, withStandby } from '../rig/cluster.mjs';
import { worldEmbedded, worldOnPostgres } from '../rig/world.mjs';
import { bank } from './bank.mjs';
import { diskError, STRACE } from './diskError.mjs';
import { killDatabase, killServer } from './kill.mjs';
import { takeOver } from './leader.mjs';
import { lostAnswers } from './lostAnswers.mjs';
import { lockRace } from './lockRace.mjs';
import { locks } from './locks.mjs';
import { seatOfPlayer, seatsOfRoom } from './seats.mjs';
import { settle } from './settle.mjs';
import { staleReads } from './staleReads.mjs';

/**
 * What a proof has found.
 * @typedef {{ cases: number, violations: string[], note?: string }} Finding
 */

/**
 * A proof from outside: it meets a built server by HTTP and by plain SQL, and shares no code with it.
 * @typedef {object} OutsideProof
 * @property {string} name
 * @property {string} engine `pg` or `pglite`
 * @property {(seed: number, postgres: string) => Promise<Finding>} run
 * @property {string} [needs] a program without which it cannot run
 */

const NOTHING = {
  transfers: 0,
  rounds: 0,
  settleKills: 0,
  serverKills: 0,
  databaseKills: 0,
  brokenDisks: 0,
  lost: 0,
  stale: 0,
  zones: 0,
  leaders: 0,
  races: 0,
};

/**
 * How much is tried: before a release, PostgreSQL in full and the embedded database a quarter; in `npm test`, what shows in a
 * minute that a server loses and doubles nothing; and in `npm run test:all` the others, once.
 */
const SIZES = {
  full: {
    pg: {
      transfers: 30_000,
      rounds: 100,
      settleKills: 50,
      serverKills: 50,
      databaseKills: 20,
      brokenDisks: 5,
      lost: 6,
      stale: 10,
      zones: 6,
      leaders: 10,
      races: Number(process.env.LOCK_RACES ?? 20),
    },
    pglite: { ...NOTHING, transfers: 5000, rounds: 25, settleKills: 12, serverKills: 50, lost: 2, zones: 2, races: 5 },
  },
  short: {
    pg: { ...NOTHING, transfers: 200, rounds: 2, settleKills: 1, serverKills: 1, lost: 1 },
    pglite: NOTHING,
  },
  others: {
    pg: { ...NOTHING, databaseKills: 1, brokenDisks: 1, stale: 1, zones: 1, leaders: 1, races: 1 },
    pglite: { ...NOTHING, serverKills: 1 },
  },
};

/**
 * The proofs from outside, at a size.
 * @param {keyof typeof SIZES} size
 * @returns {OutsideProof[]}
 */
export function outsideProofs(size) {
  const { pg, pglite } = SIZES[size];
  const onPg = (work) => (seed, postgres) => worldOnPostgres(postgres, (world) => work(world, seed));
  const onOwn = (work) => (seed) =>
    withCluster((cluster) => worldOnPostgres(cluster.url, (world) => work(world, seed, cluster)));
  const embedded = (work) => (seed) => worldEmbedded((world) => work(world, seed));
  const both = (name, enough, work) => [
    { name, engine: 'pg', tries: enough(pg), run: onPg((world, seed) => work(world, pg, seed)) },
    { name, engine: 'pglite', tries: enough(pglite), run: embedded((world, seed) => work(world, pglite, seed)) },
  ];
  /** @type {(OutsideProof & { tries: number })[]} */
  const proofs = [
    ...both(
      'T-BANK',
      ({ transfers }) => transfers,
      (world, { transfers }, seed) => bank(world, { transfers, seed }),
    ),
    ...both(
      'T-SEAT1',
      ({ rounds }) => rounds,
      (world, { rounds }) => seatOfPlayer(world, { rounds }),
    ),
    ...both(
      'T-SEATN',
      ({ rounds }) => rounds,
      (world, { rounds }) => seatsOfRoom(world, { rounds }),
    ),
    ...both(
      'T-LOCK',
      ({ zones }) => zones,
      (world, { zones }) => locks(world, { zones }),
    ),
    ...both(
      'T-LOCKRACE',
      ({ races }) => races,
      (world, { races }, seed) => lockRace(world, { rounds: races, seed }),
    ),
    ...both(
      'T-SETTLE',
      ({ settleKills }) => settleKills,
      (world, { settleKills: kills }, seed) => settle(world, { kills, seed }),
    ),
    ...both(
      'T-LOST',
      ({ lost }) => lost,
      (world, { lost }) => lostAnswers(world, { runs: lost }),
    ),
    {
      name: 'T-KILL of the server',
      engine: 'pg',
      tries: pg.serverKills,
      run: onOwn((world, seed) => killServer(world, { kills: pg.serverKills, seed })),
    },
    {
      name: 'T-KILL of the server',
      engine: 'pglite',
      tries: pglite.serverKills,
      run: embedded((world, seed) => killServer(world, { kills: pglite.serverKills, seed })),
    },
    {
      name: 'T-KILL of the database',
      engine: 'pg',
      tries: pg.databaseKills,
      run: onOwn((world, seed, cluster) => killDatabase(world, { cluster, kills: pg.databaseKills, seed })),
    },
    {
      name: 'T-LEAD',
      engine: 'pg',
      tries: pg.leaders,
      run: (seed, postgres) => takeOver(postgres, { rounds: pg.leaders, seed }),
    },
    {
      name: 'T-STALE',
      engine: 'pg',
      tries: pg.stale,
      run: () => withStandby((primary, standby) => staleReads(primary, standby, { rounds: pg.stale })),
    },
    {
      name: 'T-EIO',
      engine: 'pg',
      tries: pg.brokenDisks,
      needs: STRACE,
      run: onOwn((world, seed, cluster) => diskError(world, { cluster, kills: pg.brokenDisks, seed })),
    },
  ];
  return proofs.filter(({ tries }) => tries > 0);
}

const server = (name) => `packages/server/src/${name}.test.ts`;

/**
 * Proofs that are tests of the suite, larger here by their variables: their titles name them, and a test that tries many
 * cases says how many in its meta.
 */
export const testedProofs = [
  { name: 'T-SPLIT', file: 'packages/core/src/domain/prizes.test.ts' },
  { name: 'T-SMS', file: server('players/accounts/smsAllowance') },
  { name: 'T-EMU', file: server('start/bootRefusals') },
  { name: 'T-OVERDRAW', file: server('wallet/overdraw') },
  { name: 'T-PROMO', file: server('wallet/promos/promos') },
  { name: 'T-STATE', file: server('wallet/walletState') },
  { name: 'T-STEP', file: server('testing/contract/step') },
  { name: 'T-TWIN', file: server('testing/contract/twin') },
  { name: 'T-AUTHZ', file: server('testing/contract/access') },
  { name: 'T-ENUM', file: server('players/accounts/enumeration') },
  { name: 'T-BRUTE', file: server('players/accounts/enumeration') },
  { name: 'T-CORS', file: server('api/pipeline/crossOrigin') },
  { name: 'T-XSS', file: 'packages/app/e2e/xss.test.ts' },
  { name: 'T-XSS of rows', file: 'packages/app/e2e/long/xssStored.test.ts' },
  { name: 'T-EMBED', file: 'packages/widgets/host-pages/rig/hostile.test.ts' },
];

/** The variables of tests at full size, of an engine. */
export const testSizes = {
  pg: { ARMA11_SEQUENCES: '1500', TWIN_SEEDS: '20' },
  pglite: { ARMA11_SEQUENCES: '375', TWIN_SEEDS: '5', XSS_EVERY: '1', XSS_FRAGMENTS: '20000' },
};
