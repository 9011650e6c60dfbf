import type { Quest } from '@arma11/core/contract';
import { requestTo } from '@arma11/core/testing';
import type { Scene } from '../camera';
import { eveningReads } from '../reads';

/** One match over, two being played, the rest to come: points are provisional, the room that did not fill is off. */
export const enVivo: Scene = {
  name: 'en-vivo',
  minute: 37,
  viewer: 'demo',
  async prepare(stage) {
    const { id } = (await stage.ask('demo', requestTo('quests', 'mainQuest'))) as Quest;
    await stage.ask('demo', requestTo('quests', 'payQuest', { body: { quest: id } }));
  },
  reads: eveningReads,
};
