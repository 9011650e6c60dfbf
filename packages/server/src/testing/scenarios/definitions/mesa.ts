import type { ScenarioDefinition } from '../scenarioDefinition';
import { deskReads } from '../deskReads';

/** The same live evening as who runs the game sees it, with a source that is read and one that is paused. */
export const mesa: ScenarioDefinition = {
  name: 'mesa',
  afterLock: 15,
  viewer: 'operator',
  reads: deskReads,
  async operatorActs(operate) {
    await operate('feed add', { source: 'fpl', league: 'fpl-2026-27', scoring: 'fpl' });
    const address = 'https://datos.example.org/2026/pe.1.json';
    const added = (await operate('feed add', { source: 'openfootball', league: 'pe-liga1-2026', address })) as {
      feed: number;
    };
    await operate('feed pause', { feed: added.feed, reason: 'Se pasa a otra dirección' });
  },
};
