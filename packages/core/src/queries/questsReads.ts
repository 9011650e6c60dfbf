import { Arma11Error } from '../client/Arma11Error';
import type { Client } from '../client/Client';
import { query } from './query';
import { questsKeys } from './queryKeys';

/** The main quest, or null when none is active. */
export const mainQuest = (client: Client) =>
  query({
    queryKey: questsKeys.mainQuest,
    queryFn: ({ signal }) => client.quests.mainQuest(undefined, { signal }).catch(nullWhenMissing),
  });

/** The steps of a quest; of the main one without an id. */
export const criterios = (client: Client, quest?: number) =>
  query({
    queryKey: questsKeys.criterios(quest),
    queryFn: ({ signal }) => client.quests.criterios({ quest }, { signal }),
  });

/** The day's summary. */
export const resume = (client: Client, date?: string) =>
  query({
    queryKey: questsKeys.resume(date),
    queryFn: ({ signal }) => client.quests.resume({ date }, { signal }),
  });

function nullWhenMissing(error: unknown): null {
  if (error instanceof Arma11Error && error.code === 'not_found') return null;
  throw error;
}
