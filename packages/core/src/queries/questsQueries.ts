import { Arma11Error } from '../client/Arma11Error';
import type { Client } from '../client/Client';
import { query } from './query';
import { questsKeys } from './queryKeys';

/** Quests (product §7). */
export const questsQueries = {
  /** The main quest, or null when none is active. */
  mainQuest: (client: Client) =>
    query({
      queryKey: questsKeys.mainQuest,
      queryFn: ({ signal }) => client.quests.mainQuest(undefined, { signal }).catch(nullWhenMissing),
    }),
  /** The steps of a quest; of the main one without an id. */
  criterios: (client: Client, quest?: number) =>
    query({
      queryKey: questsKeys.criterios(quest),
      queryFn: ({ signal }) => client.quests.criterios({ quest }, { signal }),
    }),
  /** The day's summary. */
  resume: (client: Client, date?: string) =>
    query({
      queryKey: questsKeys.resume(date),
      queryFn: ({ signal }) => client.quests.resume({ date }, { signal }),
    }),
};

/** Claims the reward of a completed quest, once. */
export const payQuest = (client: Client, quest: number) => client.quests.payQuest({ body: { quest } });

function nullWhenMissing(error: unknown): null {
  if (error instanceof Arma11Error && error.code === 'not_found') return null;
  throw error;
}
