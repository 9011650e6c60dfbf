import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, projectNode, root } from '../../scripts/jobs/place.mjs';
import { capture, goOn } from '../../scripts/jobs/run.mjs';
import { JobError, say } from '../../scripts/jobs/say.mjs';
import { withPostgres } from '../machine/postgres.mjs';
import { outsideProofs, testedProofs, testSizes } from './proofs.mjs';

/**
 * A line of the table. `skipped` says why a proof was not made.
 * @typedef {{ name: string, engine: string, cases: number, violations: string[], seconds: number, seed: string, note?: string, skipped?: string }} Row
 */

const ENGINES = ['pg', 'pglite'];
const secondsSince = (start) => (Date.now() - start) / 1000;

/**
 * Makes one proof from outside. What ends it early is a violation too.
 * @param {import('./proofs.mjs').OutsideProof} proof
 * @param {{ seed: number, postgres: string }} run
 * @returns {Promise<Row>}
 */
async function prove({ name, engine, run, needs }, { seed, postgres }) {
  goOn();
  const start = Date.now();
  const row = { name, engine, seed: String(seed), cases: 0, violations: [], seconds: 0 };
  if (needs && !existsSync(needs)) return { ...row, skipped: `${needs} is not on this machine` };
  try {
    return { ...row, ...(await run(seed, postgres)), seconds: secondsSince(start) };
  } catch (error) {
    return { ...row, violations: [error.stack ?? String(error)], seconds: secondsSince(start) };
  }
}

/**
 * The engine's part of the tests: those that need no database run once, with PostgreSQL's, and pages in a browser meet a
 * built server on the embedded one.
 */
const projectsOf = {
  pg: ['unit', 'server', 'server-pg', 'server-pg-long'],
  pglite: ['server-pglite', 'server-pglite-rest', 'server-pglite-long', 'hosts', 'e2e', 'e2e-long'],
};

/** Makes the proofs that are tests, in one run. @returns {Promise<Row[]>} */
async function proveByTests(proofs, engine, postgres) {
  goOn();
  const folder = mkdtempSync(join(tmpdir(), 'arma11-proofs-'));
  const output = join(folder, 'results.json');
  const names = `(${proofs.map(({ name }) => name).join('|')})\\b`;
  const files = [...new Set(proofs.map(({ file }) => file))];
  const chosen = projectsOf[engine].flatMap((name) => ['--project', name]);
  const args = [
    'run',
    ...files,
    ...chosen,
    '-t',
    names,
    '--reporter=json',
    `--outputFile=${output}`,
    '--passWithNoTests',
  ];
  try {
    const env = { ...testSizes[engine], ...process.env, TEST_DATABASE_URL: postgres };
    const { code, text } = await capture(projectNode(), [inRoot('node_modules', 'vitest', 'vitest.mjs'), ...args], {
      env,
    });
    if (!existsSync(output)) throw new JobError(`The tests did not run (exit code ${code}):\n${text}`);
    const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
    return proofs.flatMap((proof) => rowOf(proof, engine, testResults));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The line of a proof that is a number of tests, or none where this engine has none of them. */
function rowOf({ name, file }, engine, testResults) {
  const named = new RegExp(`${name}\\b`);
  const files = testResults.filter((result) => result.name === join(root, file));
  const broken = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const tests = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => named.test(fullName) && status !== 'skipped' && status !== 'pending');
  if (tests.length === 0 && broken.length === 0) return [];
  const failed = tests.filter(({ status }) => status === 'failed');
  return [
    {
      name,
      engine,
      cases: tests.reduce((all, { meta }) => all + (meta?.cases ?? 1), 0),
      violations: [
        ...failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0]}`),
        ...broken.map(({ message }) => message),
      ],
      seconds: tests.reduce((all, { duration }) => all + (duration ?? 0), 0) / 1000,
      seed: 'in the test',
    },
  ];
}

/** Title, width, and what stands there. @type {[string, number, (row: Row) => string | number][]} */
const columns = [
  ['proof', 24, ({ name }) => name],
  ['database', 10, ({ engine }) => engine],
  ['cases', 9, ({ cases, skipped }) => (skipped ? '-' : cases)],
  ['violations', 12, ({ violations, skipped }) => (skipped ? '-' : violations.length)],
  ['seconds', 9, ({ seconds }) => seconds.toFixed(1)],
  ['seed', 14, ({ seed }) => seed],
  ['', 0, ({ note = '', skipped = '' }) => note || skipped],
];

/** @param {Row[]} rows */
const tableOf = (rows) =>
  [
    columns.map(([title, width]) => title.padEnd(width)),
    ...rows.map((row) => columns.map(([, width, of]) => String(of(row)).padEnd(width))),
  ]
    .map((cells) => cells.join('').trimEnd())
    .join('\n');

const sayRow = (row) => {
  say(tableOf([row]).split('\n')[1]);
  row.violations.slice(0, 10).forEach((violation) => say(`    ${violation}`));
};

/** Makes proofs from outside, one after the other, and says each. @returns {Promise<Row[]>} */
async function proveInTurn(proofs, run) {
  const rows = [];
  for (const proof of proofs) {
    const row = await prove(proof, run);
    sayRow(row);
    rows.push(row);
  }
  return rows;
}

/**
 * The proofs from outside as few cases as show that they work: those of `npm test`, or the others.
 * @param {'short' | 'others'} size
 * @param {string} postgres
 * @returns {Promise<Row[]>}
 */
export const proveShortly = (size, postgres) => proveInTurn(outsideProofs(size), { seed: 2026, postgres });

/**
 * Makes every proof at full size, or those that the words name, and prints a table: 0 when nothing was violated. A seed of
 * an earlier run repeats it: SEED=7.
 * @param {string[]} words names, such as T-BANK, or an engine
 */
export async function reliability(words) {
  const seed = Number(process.env.SEED ?? randomInt(1, 1_000_000));
  const start = Date.now();
  const asked = ({ name, engine }) => words.every((word) => engine === word || name.includes(word));
  const rows = await withPostgres(async (postgres) => {
    const outside = outsideProofs('full').filter(asked);
    const proveOutside = (engine) => {
      const proofs = outside.filter((proof) => proof.engine === engine);
      return proveInTurn(proofs, { seed, postgres });
    };
    // Much of a proof is waiting: for a server that starts, a lock that comes, a lease that ends.
    const made = (await Promise.all(ENGINES.map(proveOutside))).flat();
    for (const engine of ENGINES) {
      const proofs = testedProofs.filter(({ name }) => asked({ name, engine }));
      if (proofs.length === 0) continue;
      const told = await proveByTests(proofs, engine, postgres);
      told.forEach(sayRow);
      made.push(...told);
    }
    return made;
  });
  if (rows.length === 0) throw new JobError(`No proof is named '${words.join(' ')}'.`);
  const violations = rows.reduce((all, row) => all + row.violations.length, 0);
  say(`\n${tableOf(rows)}\n${rows.length} proofs, ${violations} violations (${secondsSince(start).toFixed(0)} s)`);
  return violations === 0 ? 0 : 1;
}
