import type { Client } from '../client/Client';

/** Quests (product §7). */
export * as questsQueries from './questsReads';

/**
 * Claims the reward of a completed quest, once. Money write: use `writing` and invalidate `afterMoney`, also when it
 * failed.
 */
export const payQuest = (client: Client, quest: number) => client.quests.payQuest({ body: { quest } });
