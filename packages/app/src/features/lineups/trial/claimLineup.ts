import type { QueryClient } from '@tanstack/react-query';
import {
  afterLineup,
  Arma11Error,
  compeQueries,
  invalidate,
  salasQueries,
  saveLineup,
  type Client,
} from '@arma11/core';
import type { Lineup, Sala } from '@arma11/core/contract';
import { isClosed, positions } from '@arma11/core/domain';
import { fitLineup, type FittedLineup } from '../../../page/trial/fitLineup';
import { forgetKeptLineup, readKeptLineup, type KeptLineup } from '../../../page/trial/keptLineup';

/**
 * What became of the eleven that a guest made: saved, with whoever had to go; `had`: the room has one that its player saved;
 * `late`: it has closed; `unfilled` and `unsent`: it is still on the device.
 */
export type Claimed =
  | ({ kind: 'saved' } & Pick<FittedLineup, 'gone' | 'came'>)
  | { kind: 'none' | 'had' | 'late' | 'unfilled' | 'unsent' };

/** Where an eleven is to be saved. */
export interface LineupClaim {
  client: Client;
  queryClient: QueryClient;
  sala: Pick<Sala, 'id' | 'ins_user' | 'flags'>;
}

/** Saves the eleven that a guest made in a room as a whole, never over one that its player has saved there (rules R14.12). Rejects where it could not be sent. */
export async function claimLineup(claim: LineupClaim): Promise<Claimed> {
  const { id, ins_user } = claim.sala;
  const kept = readKeptLineup(id);
  // Another tab may have taken it; and whoever changed nothing plays with what the room drew for them.
  if (!kept?.chosen) return done(id, { kind: 'none' });
  const { client, queryClient } = claim;
  const drawn = await queryClient.fetchQuery({ ...compeQueries.lineup(client, ins_user), staleTime: 0 });
  if (isClosed(drawn)) return done(id, { kind: 'late' });
  if (!drawn.untouched) return done(id, { kind: 'had' });
  const fitted = await fitToPool(claim, kept);
  if (!fitted) return { kind: 'unfilled' };
  try {
    return await saved(claim, drawn, fitted);
  } catch (error) {
    if (!(error instanceof Arma11Error)) throw error;
    if (error.code === 'closed') return done(id, { kind: 'late' });
    // Their player changed it meanwhile, on this page or elsewhere.
    if (error.serverCode === 'VERSION_VIEJA') return done(id, { kind: 'had' });
    throw error;
  }
}

async function fitToPool({ client, queryClient, sala }: LineupClaim, kept: KeptLineup): Promise<FittedLineup | null> {
  const pools = await Promise.all(
    positions.map((position) => queryClient.fetchQuery(salasQueries.playersByPosition(client, sala.id, position))),
  );
  return fitLineup(kept, pools.flat(), sala.flags.max_per_club);
}

async function saved(
  { client, queryClient, sala }: LineupClaim,
  drawn: Lineup,
  fitted: FittedLineup,
): Promise<Claimed> {
  const { formation, players, captain, gone, came } = fitted;
  const ins = sala.ins_user;
  const { lineup } = await saveLineup(client, {
    ins,
    jornada: drawn.jornada,
    formation,
    players: players.map((player, slot) => ({ slot, player })),
    version: drawn.version,
    ...(sala.flags.captain ? { captain } : {}),
  });
  forgetKeptLineup(sala.id);
  queryClient.setQueryData<Lineup>(compeQueries.lineup(client, ins).queryKey, lineup);
  void invalidate(queryClient, afterLineup);
  return { kind: 'saved', gone, came };
}

function done(room: number, claimed: Claimed): Claimed {
  forgetKeptLineup(room);
  return claimed;
}
