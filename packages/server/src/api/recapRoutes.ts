import { recapCalls } from '@arma11/core/back-office';
import { recapSchemas } from '@arma11/core/schemas';
import { type RouteGroup, routes } from '../platform/http/route';
import { weekRecap } from '../home/recap/weekRecap';

const words: Record<keyof typeof recapCalls, string> = {
  week: 'A week of the caller, from Monday to Sunday in Lima: rooms that were paid, points, answers, prizes, experience, and the footballer who gave most. The last that is over unless a day is given.',
};

/** What a player's week was. */
export const recapRoutes: RouteGroup & { heading: 'recap' } = {
  ...routes(recapCalls, recapSchemas, {
    week: ({ deps, player, query }) => weekRecap(deps.db.stale, player.id, query.day),
  }),
  heading: 'recap',
  words,
};
