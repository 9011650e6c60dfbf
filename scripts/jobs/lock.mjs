import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { alive } from '../../tooling/machine/alive.mjs';
import { inRoot } from './place.mjs';
import { say } from './say.mjs';

const file = inRoot('node_modules', '.installing.lock');

function holder() {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const pid = holder();
    if (pid && !alive(pid)) rmSync(file, { force: true });
    return false;
  }
}

/** Lets one job at a time install or build, so that two commands started together do not break each other. */
export async function alone(work) {
  mkdirSync(inRoot('node_modules'), { recursive: true });
  for (let told = false; !take(); told = true) {
    if (!told) say(`Waiting for process ${holder() ?? '?'}, which is installing or building.`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
