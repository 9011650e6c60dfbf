import type { Quest } from '@arma11/core/contract';
import { requestTo } from '@arma11/testing/scenarios';
import { saving, unanswered } from '../answers';
import type { ScenarioDefinition, Write } from '../scenarioDefinition';
import { homePageReads } from '../pageReads';
import { eveningReads } from '../reads';

/** A few minutes before the lock: more is answered, the duel is full, and the quest waits to be paid. */
export const porCerrar: ScenarioDefinition = {
  name: 'por-cerrar',
  afterLock: -4,
  viewer: 'demo',
  async prepare(server, { predi }) {
    const ask = (request: Write['request']) => server.ask('demo', request);
    const open = await unanswered(ask, predi.evening);
    const chosen = open.slice(0, 5).map(({ first }) => first);
    await ask(saving(predi.evening, chosen).request);
  },
  reads: eveningReads,
  pages: homePageReads,
  async writes(_, client) {
    const { id, title } = (await client.ask(requestTo('quests', 'mainQuest'))) as Quest;
    return { payQuest: { request: requestTo('quests', 'payQuest', { body: { quest: id } }), about: { title } } };
  },
};
