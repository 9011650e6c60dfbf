import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient, type Client } from '@arma11/core';
import type { LineupTrial } from '@arma11/core/back-office';
import type { Player } from '@arma11/core/contract';
import { fitLineup, type FittedLineup } from '../../../../page/trial/fitLineup';
import { forgetLateLineups, keepLineup, readKeptLineup } from '../../../../page/trial/keptLineup';
import { phoneClient } from './phoneClient';
import type { PhoneTeam } from './phoneLineup';

/** An eleven that is made on the phone, with what its editor reads it from. */
export interface PhoneLineupState {
  client: Client;
  queryClient: QueryClient;
  /** Who of the eleven of an earlier visit cannot play any more, and who came in for them. */
  replaced: Pick<FittedLineup, 'gone' | 'came'>;
  /** False where the browser keeps nothing. */
  kept: boolean;
  /** It shall be the guest's in the room, also where they changed nothing. */
  choose: () => void;
}

/** The eleven of a room: that of an earlier visit as far as it still fits, else the one that is drawn. */
export function usePhoneLineup(trial: LineupTrial, drawn: NonNullable<LineupTrial['lineup']>): PhoneLineupState {
  const client = useClient();
  const [kept, setKept] = useState(true);
  const [{ save, ...phone }] = useState(() => openPhone(client, { trial, drawn, onKept: setKept }));
  useEffect(() => {
    forgetLateLineups(client.serverNow());
    save();
  }, [client, save]);
  return { ...phone, kept };
}

interface Opening {
  trial: LineupTrial;
  drawn: NonNullable<LineupTrial['lineup']>;
  onKept: (kept: boolean) => void;
}

function openPhone(client: Client, { trial, drawn, onKept }: Opening) {
  const { team: begun, replaced } = begin(trial, drawn, client.serverNow());
  let team = begun;
  const write = (changed: PhoneTeam) => {
    team = changed;
    onKept(keep(trial, changed));
  };
  return {
    client: phoneClient(client, { trial: () => trial, read: () => team, write }),
    queryClient: new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } }),
    replaced,
    save: () => write(team),
    choose: () => write({ ...team, chosen: true }),
  };
}

interface Begun {
  team: PhoneTeam;
  replaced: PhoneLineupState['replaced'];
}

function begin(trial: LineupTrial, drawn: NonNullable<LineupTrial['lineup']>, now: number): Begun {
  const { room, pool, flags } = trial;
  const saved = { version: 1, saved_at: new Date(now).toISOString() };
  const before = readKeptLineup(room.id);
  const fitted = before && fitLineup(before, pool, flags.max_per_club);
  if (!fitted) return { team: { ...drawn, captain: null, chosen: false, ...saved }, replaced: { gone: [], came: [] } };
  const { gone, came, ...eleven } = fitted;
  return { team: { ...eleven, chosen: before.chosen, ...saved }, replaced: { gone, came } };
}

function keep({ room, pool }: LineupTrial, { formation, players, captain, chosen }: PhoneTeam): boolean {
  const names = new Map(pool.map(({ id, short_name }: Player) => [id, short_name]));
  return keepLineup(room.id, {
    until: Date.parse(room.lock_at),
    chosen,
    formation,
    players: players.map((id) => ({ id, name: names.get(id) ?? '' })),
    captain,
  });
}
