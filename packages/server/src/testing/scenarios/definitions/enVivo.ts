import type { Quest } from '@arma11/core/contract';
import { requestTo } from '@arma11/testing/scenarios';
import type { ScenarioDefinition } from '../scenarioDefinition';
import { pageReads } from '../pageReads';
import { eveningReads } from '../reads';

/** Some matches are over, some are being played, some can still be answered; the room that did not fill is off. */
export const enVivo: ScenarioDefinition = {
  name: 'en-vivo',
  afterLock: 15,
  viewer: 'demo',
  async prepare(server) {
    const { id } = (await server.ask('demo', requestTo('quests', 'mainQuest'))) as Quest;
    await server.ask('demo', requestTo('quests', 'payQuest', { body: { quest: id } }));
  },
  reads: eveningReads,
  pages: pageReads,
};
