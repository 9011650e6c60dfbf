import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { afterJoin, compeQueries, invalidate, useClient } from '@arma11/core';
import { afterNotices } from '@arma11/core/site';
import type { LiveUpdate, Match } from '@arma11/core/contract';
import { es } from '../../../messages/es';
import { hear, nothingHeard, type Gain } from './heard';
import { lineupGain } from './lineupGain';
import type { News } from './News';
import { useMyRooms } from './useMyRooms';

/** Not everybody who hears of a goal or a prize asks in the same moment. */
const SPREAD_MS = 3000;
/** The same footballers are in most of a player's elevens. */
const MOST_READ = 2;

const spread = () => new Promise((resolve) => setTimeout(resolve, Math.random() * SPREAD_MS));

/** Follows all of the player's rooms: tells goals and points, and reads balance, notices and rooms again when one moves on. */
export function useLiveNews(add: (news: readonly News[]) => void): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const [heard] = useState(nothingHeard);
  const rooms = useMyRooms();
  useEffect(() => {
    if (rooms === '') return;
    let over = false;
    const readAgain = () => void invalidate(queryClient, [...afterJoin, ...afterNotices]);
    const tellGains = async (gains: readonly Gain[]) => {
      const entries = [...new Set(gains.map(({ ins }) => ins))].slice(0, MOST_READ);
      await spread();
      for (const ins of entries) {
        if (over) return;
        const lineup = await queryClient
          .fetchQuery({ ...compeQueries.lineup(client, ins), staleTime: 0 })
          .catch(() => null);
        const told = lineup && gains.filter((gain) => gain.ins === ins).map((gain) => lineupGain(lineup, gain));
        add(told?.filter((news) => news !== undefined) ?? []);
      }
    };
    const updated = (update: LiveUpdate) => {
      const { goals, gains, rooms: moved } = hear(heard, update);
      add(goals.map(goalNews));
      if (gains.length > 0) void tellGains(gains);
      if (moved > 0) void spread().then(() => over || readAgain());
    };
    const names = rooms.split(',');
    // A stream that is open for just these rooms does not begin anew: what it told already is asked for.
    if (client.live.isOpen()) void client.quiet.system.live({ rooms }).then((update) => update && updated(update));
    const stop = client.live.watch(names, {
      updated,
      resync: () => void spread().then(() => over || readAgain()),
      open: () => undefined,
    });
    return () => {
      over = true;
      stop();
    };
  }, [client, queryClient, heard, rooms, add]);
}

function goalNews({ id, local, visit, goals_local, goals_visit }: Match): News {
  const score = `${goals_local ?? 0}–${goals_visit ?? 0}`;
  return {
    key: `goal ${id} ${score}`,
    text: es.notices.news.goal(local.name, visit.name, score),
    href: '/play/matches/in-game/',
  };
}
