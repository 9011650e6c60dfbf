import { visitorCalls } from '@arma11/core/back-office';
import { visitorsSchemas } from '@arma11/core/schemas';
import { front } from '../home/visitors/front';
import { invitation } from '../home/visitors/invitation';
import { lineupTrial } from '../home/visitors/lineupTrial';
import { trial } from '../home/visitors/trial';
import { type RouteGroup, routes } from '../platform/http/route';

const words: Record<keyof typeof visitorCalls, string> = {
  front:
    'What our front page shows of the game: the matches in play or next, and public rooms that take entries, the largest pots first.',
  invitation:
    'The room of a shared link, by its access code or, where it is public, by its number, and who shares it: the player whose name the link has if they sit in it, else who made it. Wrong codes are counted by address.',
  trial:
    'A public prediction room for somebody who tries it without an account: what it costs, its pot and its lock, and the matches that a score answers something about. Nothing is reserved.',
  lineupTrial:
    'A public lineup room for somebody who tries it without an account: what it costs, its pot and its lock, whom an eleven can be made of, and one to begin with. Nothing is reserved.',
};

/** What is shown before anybody signs in. */
export const visitorRoutes: RouteGroup & { heading: 'visitors' } = {
  ...routes(visitorCalls, visitorsSchemas, {
    front: ({ deps }) => front(deps.db.stale),

    invitation: ({ deps, query, ip }) => invitation(deps.db, query, ip),

    trial: ({ deps, params }) => trial(deps.db.stale, params.id),

    lineupTrial: ({ deps, params }) => lineupTrial(deps.db.stale, params.id),
  }),
  heading: 'visitors',
  words,
};
