import { expect, it } from 'vitest';
import { loadWorld, worldNames } from './loadWorld';

it.each(worldNames)('loads the world %s whole', async (name) => {
  const world = await loadWorld(name);
  expect(world.name).toBe(name);
  expect(Date.parse(world.now)).toBeGreaterThanOrEqual(Date.parse('2026-06-11T20:00:00Z'));
  expect(JSON.stringify(world.answers)).not.toContain('"$');
  expect(world.answers['GET users/get-data/']?.status).toBe(name === 'sin-sesion' ? 401 : 200);
});
