import { Arma11Error } from '@arma11/core';
import type { Lineup } from '@arma11/core/contract';
import { poolsOf } from '../model/pools';
import type { SavingDesk, Saving } from './saveChange';
import { intendedLineup } from './intendedLineup';

/** The team as it waits to be sent, where it is the one that is shown. */
export function waitingFor({ client, lineup, options }: SavingDesk): Lineup | null {
  const waiting = client.outbox?.lineup(options.entryId) ?? null;
  return waiting?.jornada === lineup?.jornada ? waiting : null;
}

/** What a change behind a waiting one meets: it waits with it, or the older would overwrite the newer. */
export const notYet = () => new Arma11Error('network', 'No hay conexión. Revisa tus datos.');

/** Keeps a change that the network did not carry until it can be sent; false where nothing is kept, or it cannot be. */
export function queueChange(desk: SavingDesk, { command, player }: Saving, error: unknown): boolean {
  const { client, queryClient, lineupKey } = desk;
  if (!client.outbox || !(error instanceof Arma11Error) || error.code !== 'network') return false;
  const before = waitingFor(desk) ?? queryClient.getQueryData<Lineup>(lineupKey);
  if (!before) return false;
  const pools = poolsOf(client, queryClient, before.sala);
  const wanted = intendedLineup(before, command, (position, id) =>
    player?.id === id ? player : pools.find(position, id),
  );
  if (!wanted) return false;
  client.outbox.keepLineup(wanted);
  return true;
}
