import { readdirSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { loadScenario, scenarioNames, scenariosWithPages } from './loadScenario';

it.each(scenarioNames)('loads the scenario %s whole', async (name) => {
  const scenario = await loadScenario(name, { withPages: true });
  expect(scenario.name).toBe(name);
  expect(Date.parse(scenario.now)).toBeGreaterThanOrEqual(Date.parse('2026-06-11T20:00:00Z'));
  expect(JSON.stringify(scenario.answers)).not.toContain('"$');
  expect(scenario.answers['GET users/get-data/']?.status).toBe(name === 'sin-sesion' ? 401 : 200);
});

it.each(scenariosWithPages)('loads what only pages ask in %s besides the rest', async (name) => {
  const keys = Object.keys((await loadScenario(name)).answers);
  const whole = Object.keys((await loadScenario(name, { withPages: true })).answers);
  expect(whole).toEqual(expect.arrayContaining(keys));
  expect(whole.length).toBeGreaterThan(keys.length);
});

const recorded = readdirSync(new URL('recorded/', import.meta.url));

/** Loads as the first story does, and returns which files it read. */
async function filesRead(...asked: Parameters<typeof loadScenario>): Promise<string[]> {
  const read: string[] = [];
  for (const file of recorded)
    vi.doMock(`./recorded/${file}`, (importOriginal) => {
      read.push(file);
      return importOriginal();
    });
  vi.resetModules();
  await (await import('./index')).loadScenario(...asked);
  return read.filter((file) => !/^(ids|writes)\./.test(file)).sort();
}

afterEach(() => recorded.forEach((file) => vi.doUnmock(`./recorded/${file}`)));

it('reads the files of the scenario that is asked for, and no other', async () => {
  expect(await filesRead('antes')).toEqual(['antes.recorded.json']);
  expect(await filesRead('antes', { withPages: true })).toEqual(['antes.pages.recorded.json', 'antes.recorded.json']);
  expect(await filesRead('mesa', { withPages: true })).toEqual(['mesa.recorded.json']);
});
