import type { QueryClient } from '@tanstack/react-query';
import { afterLineup, Arma11Error, compeKeys, compeQueries, invalidate, type Client } from '@arma11/core';
import type { Lineup } from '@arma11/core/contract';
import { flattenLineup, formatTime } from '@arma11/core/domain';
import { es } from '../../messages/es';
import type { AppOutbox } from './createOutbox';
import { contentOf, type WaitingLineup } from './waitingLineup';

/** What sending needs. */
export interface SendingDesk {
  client: Client;
  queryClient: QueryClient;
  outbox: AppOutbox;
}

/** No certain answer: it is tried again later, with the same key. */
export const isLater = (error: unknown): boolean =>
  !(error instanceof Arma11Error) ||
  error.outcomeUnknown ||
  error.code === 'network' ||
  error.code === 'server' ||
  error.code === 'unauthenticated' ||
  error.status === 429;

/** Sends the teams that wait, oldest first; throws when one has to wait on, for then so do the others. */
export async function sendLineups(desk: SendingDesk): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const next = desk.outbox.waiting().find(({ key }) => !tried.has(key));
    if (!next) return;
    tried.add(next.key);
    await sendOne(desk, next);
  }
}

async function sendOne(desk: SendingDesk, waiting: WaitingLineup): Promise<void> {
  try {
    saved(desk, waiting, await save(desk.client, waiting));
  } catch (error) {
    if (isLater(error)) throw error;
    await refused(desk, waiting, error as Arma11Error);
  }
}

async function save(client: Client, { lineup, key }: WaitingLineup): Promise<Lineup> {
  const { id: ins, jornada, formation, captain, version } = lineup;
  const players = flattenLineup(lineup).map(({ slot, player }) => ({ slot, player: player.id }));
  const body = { jornada, formation, players, ...(captain === undefined ? {} : { captain }) };
  const answer = await client.compe.saveLineup({ ins, body }, { ifMatch: version, idempotencyKey: key });
  return answer.lineup;
}

function saved({ queryClient, client, outbox }: SendingDesk, waiting: WaitingLineup, lineup: Lineup): void {
  const { queryKey } = compeQueries.lineup(client, lineup.id);
  queryClient.setQueryData(queryKey, lineup);
  outbox.settle(waiting, lineup.version);
  outbox.notify({ tone: 'good', text: es.offline.teamSaved(formatTime(lineup.saved_at)) });
  void invalidate(queryClient, [...afterLineup, compeKeys.lineupsOf(lineup.id)]);
}

/** A certain no: what is kept is announced, and what the server has is shown. */
async function refused(desk: SendingDesk, waiting: WaitingLineup, error: Arma11Error): Promise<void> {
  const { client, outbox, queryClient } = desk;
  const { lineup } = waiting;
  if (error.serverCode === 'VERSION_VIEJA') {
    const there = await client.compe.getLineup({ id: lineup.id, jornada: lineup.jornada });
    if (contentOf(there) === contentOf(lineup)) return saved(desk, waiting, there);
    // An answer of ours was lost: the team there is one that was wanted on the way.
    if (waiting.steps.includes(contentOf(there))) return outbox.rebase(waiting, there.version);
  }
  outbox.settle(waiting, null);
  outbox.notify({ tone: 'bad', text: reasonOf(error, lineup) });
  await queryClient.invalidateQueries({ queryKey: compeKeys.all });
}

function reasonOf(error: Arma11Error, { lock_at }: Lineup): string {
  if (error.code === 'closed') return es.offline.teamLate(formatTime(lock_at));
  if (error.serverCode === 'VERSION_VIEJA') return es.offline.teamElsewhere;
  return es.offline.teamRefused(error.message);
}
