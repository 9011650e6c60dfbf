import { expect, it } from 'vitest';
import { loadScenario, scenarioNames } from './loadScenario';

it.each(scenarioNames)('loads the scenario %s whole', async (name) => {
  const scenario = await loadScenario(name);
  expect(scenario.name).toBe(name);
  expect(Date.parse(scenario.now)).toBeGreaterThanOrEqual(Date.parse('2026-06-11T20:00:00Z'));
  expect(JSON.stringify(scenario.answers)).not.toContain('"$');
  expect(scenario.answers['GET users/get-data/']?.status).toBe(name === 'sin-sesion' ? 401 : 200);
});
