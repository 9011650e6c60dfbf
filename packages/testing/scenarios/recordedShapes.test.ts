import { expect, it } from 'vitest';
import { checkedTransport } from '@arma11/core/site';
import { loadScenario, scenarioNames } from './loadScenario';
import { keyParts } from './requestKey';

it.each(scenarioNames)('every answer of the scenario %s has the shape that the client asks of it', async (name) => {
  const { answers } = await loadScenario(name, { withPages: true });
  const refused: string[] = [];
  for (const [key, answer] of Object.entries(answers)) {
    const { method, path, query } = keyParts(key);
    const transport = checkedTransport(async () => ({ headers: {}, ...answer }));
    await transport({ method, path: query ? `${path}?${query}` : path, headers: {} }).catch(() => refused.push(key));
  }
  expect(refused).toEqual([]);
  expect(Object.keys(answers).length).toBeGreaterThan(10);
});
