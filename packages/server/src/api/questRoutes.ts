import { callTable, contractSchemas } from '@arma11/core/schemas';
import { routes } from '../platform/http/route';
import { balancesOf } from '../ledger/balances';
import { notFound } from '../platform/refusal';
import { daySummary } from '../players/quests/daySummary';
import { payQuest } from '../players/quests/payQuest';
import { assertNotSelfExcluded } from '../wallet/limits/assertNotSelfExcluded';
import { criteriosOf, mainQuest, questById } from '../players/quests/questViews';

export const questsRoutes = routes(callTable.quests, contractSchemas.quests, {
  async mainQuest({ deps, player }) {
    const quest = await mainQuest(deps.db.fresh, player.id);
    if (!quest) throw notFound();
    return quest;
  },

  async criterios({ deps, player, query }) {
    const q = deps.db.fresh;
    const quest = await (query.quest === undefined ? mainQuest(q, player.id) : questById(q, player.id, query.quest));
    return quest ? criteriosOf(q, player.id, quest.id) : [];
  },

  payQuest: ({ player, body, write }) =>
    write(async (tx) => {
      await assertNotSelfExcluded(tx, player.id);
      const { quest, item } = await payQuest(tx, player.id, body.quest);
      const { saldo, saldo_bono } = await balancesOf(tx, player.id);
      return { status: 'ok' as const, quest, coins: quest.reward_coins, item, saldo, saldo_bono };
    }),

  resume: ({ deps, player, query }) => daySummary(deps.db.fresh, player.id, query.date),
});
