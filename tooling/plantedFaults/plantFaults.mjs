import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, projectNode, root } from '../../scripts/jobs/place.mjs';
import { capture, goOn, mustRun } from '../../scripts/jobs/run.mjs';
import { JobError, say, seconds } from '../../scripts/jobs/say.mjs';
import { withPostgres } from '../machine/postgres.mjs';
import { onlyPglite } from '../vitest/pgliteTests.mjs';
import { changesOf, plant } from './plant.mjs';
import { plantedFaults } from './plantedFaults.mjs';

/** Where tests of rules, server and tools run: each file in one of them, on PostgreSQL where it can. */
const projects = ['unit', 'unit-process', 'quality', 'server', 'server-pg', 'server-pg-long'];
const onEmbedded = ['server-pglite', 'server-pglite-rest', 'server-pglite-long'];
const projectsOf = (files) =>
  files.some((file) => onlyPglite.includes(file)) ? [...projects, ...onEmbedded] : projects;

const repositoryFiles = () =>
  spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .stdout.split('\0')
    .filter((file) => file !== '' && existsSync(inRoot(file)));

/** Two at once: a run of one file is mostly the start of its tools, on one core. */
const COPIES = 2;

/** Makes a copy of the working tree that has its own packages. */
async function makeCopy(home, name) {
  const copy = join(home, name, 'main');
  for (const file of repositoryFiles()) cpSync(inRoot(file), join(copy, file));
  if (existsSync(inRoot('..', 'shared'))) symlinkSync(inRoot('..', 'shared'), join(home, name, 'shared'));
  await mustRun(process.execPath, [join(copy, 'scripts', 'job.mjs'), 'setup'], { cwd: copy }, 'No copy was made.');
  return copy;
}

/** Runs `work` on copies of the working tree, and removes them. */
async function onCopies(count, work) {
  const home = mkdtempSync(join(tmpdir(), 'arma11-faults-'));
  try {
    const copies = [];
    for (let copy = 1; copy <= count; copy++) copies.push(await makeCopy(home, `copy-${copy}`));
    return await work(copies);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** The tests of files, by full name with what became of them; a file that did not load has none. */
async function testResults(copy, files, env) {
  goOn();
  const output = join(copy, '..', 'results.json');
  rmSync(output, { force: true });
  const chosen = projectsOf(files).flatMap((name) => ['--project', name]);
  const args = [join(copy, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...files, ...chosen];
  const { code, text } = await capture(projectNode(), [...args, '--reporter=json', `--outputFile=${output}`], {
    cwd: copy,
    env,
  });
  if (!existsSync(output)) throw new JobError(`The tests did not run (exit code ${code}):\n${text}`);
  const { testResults: told } = JSON.parse(readFileSync(output, 'utf8'));
  return told.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ file: path.slice(copy.length + 1), name: fullName, status })),
  );
}

const ofFault = (results, { test, caught }) =>
  results.filter(({ file, name }) => file === test && name.includes(caught));

const groups = new Set(plantedFaults.map(({ group }) => group));
const nameOf = ({ group, wrong }) => `${group}: ${wrong}`;

/**
 * Makes the proofs of a fault in a copy (`npm run test:reliability`), on what is built anew there. Returns whether they are
 * green, and what they said.
 */
async function prove(copy, { words, env: size }, env) {
  goOn();
  const job = [join(copy, 'scripts', 'job.mjs'), 'test:reliability', ...words];
  const { code, text } = await capture(process.execPath, job, { cwd: copy, env: { ...env, ...size } });
  return { green: code === 0, text };
}

/** The faults whose test is missing or red though nothing is planted. */
async function redBefore(copy, all, env) {
  const red = [];
  for (const asked of new Set(all.flatMap(({ proof }) => proof ?? []))) {
    const { green, text } = await prove(copy, asked, env);
    if (!green) red.push(`${asked.words.join(' ')} is red:\n${text}`);
  }
  const faults = all.filter(({ proof }) => !proof);
  const files = [...new Set(faults.map(({ test }) => test))];
  const parts = [files.filter((file) => !onlyPglite.includes(file)), files.filter((file) => onlyPglite.includes(file))];
  const results = [];
  for (const part of parts.filter(({ length }) => length > 0)) results.push(...(await testResults(copy, part, env)));
  const redTests = faults.flatMap((fault) => {
    const states = ofFault(results, fault).map(({ status }) => status);
    if (states.includes('passed') && !states.includes('failed')) return [];
    return [`${nameOf(fault)}\n  '${fault.caught}' of ${fault.test} is ${states.join(', ') || 'not there'}`];
  });
  return [...red, ...redTests];
}

/** Plants a fault, runs its test's file and takes the fault out again; answers whether its test failed, and who else. */
async function plantOne(copy, fault, env) {
  const sound = new Map();
  for (const change of changesOf(fault)) {
    const path = join(copy, change.file);
    const text = readFileSync(path, 'utf8');
    if (!sound.has(path)) sound.set(path, text);
    writeFileSync(path, plant(change, text));
  }
  try {
    if (fault.proof) {
      const { green, text } = await prove(copy, fault.proof, env);
      return { caught: !green && text.includes(fault.caught), others: 0 };
    }
    const results = await testResults(copy, [fault.test], env);
    const failed = results.filter(({ status }) => status === 'failed');
    return { caught: ofFault(failed, fault).length > 0, others: failed.length - ofFault(failed, fault).length };
  } finally {
    for (const [path, text] of sound) writeFileSync(path, text);
  }
}

/**
 * Plants each fault that the words name in a copy of the working tree and runs the test that must see it: a line for
 * each, and 0 when every one was caught.
 * @param {string[]} words groups, or parts of a file or a sentence; without one, all faults
 */
export async function plantFaults(words) {
  const says = (fault, word) =>
    groups.has(word)
      ? fault.group === word
      : Object.values(fault).some((text) => typeof text === 'string' && text.includes(word));
  const named = plantedFaults.filter((fault) => words.every((word) => says(fault, word)));
  if (named.length === 0) throw new JobError(`No planted fault says '${words.join(' ')}'.`);
  return withPostgres((url) =>
    onCopies(Math.min(COPIES, named.length), async (copies) => {
      const env = { ...process.env, TEST_DATABASE_URL: url };
      const start = Date.now();
      const red = await redBefore(copies[0], named, env);
      if (red.length > 0) throw new JobError(`Without any fault:\n${red.join('\n')}`);
      say(`Without any fault every test of these is green (${seconds(start)}).`);
      const waiting = [...named];
      let missed = 0;
      const plantThem = async (copy) => {
        for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
          const since = Date.now();
          const { caught, others } = await plantOne(copy, fault, env);
          missed += caught ? 0 : 1;
          const more = others > 0 ? `, and ${others} more` : '';
          say(`${caught ? '✓' : '✗'} ${nameOf(fault)} (${seconds(since)})\n    ${fault.test}: ${fault.caught}${more}`);
        }
      };
      await Promise.all(copies.map(plantThem));
      say(`${named.length - missed} faults caught, ${missed} missed (${seconds(start)})`);
      return missed === 0 ? 0 : 1;
    }),
  );
}
