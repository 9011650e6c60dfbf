import { requestTo } from '@arma11/testing/scenarios';
import { saving, unanswered } from '../answers';
import type { ScenarioDefinition, Write } from '../scenarioDefinition';
import type { ScenarioIds } from '../scenarioIds';
import { pageReads } from '../pageReads';
import { eveningReads, pools } from '../reads';
import type { DemoServer } from '../demoServer';
import { best, candidate, everyCondition, formations, playersOf, readTeam, replacing, whole, type Team } from '../team';

/** Everything is open: the team can be changed, some questions are answered and some are not. */
export const antes: ScenarioDefinition = {
  name: 'antes',
  viewer: 'demo',
  prepare: ownIdeas,
  reads: (ids) => [...eveningReads(ids), ...pools(ids.sala.evening.id)],
  pages: pageReads,
  async writes(ids, client) {
    const team = await readTeam((request) => client.ask(request), ids.sala.evening);
    const [open] = await unanswered((request) => client.ask(request), ids.predi.evening);
    if (!open) throw new Error('The demo player has answered everything: leave them a question.');
    const { match, first } = open;
    const { local, visit } = match.match;
    const about = {
      match: `${local.name} contra ${visit.name}`,
      question: first.question,
      market: String(first.id_match_prediction),
      answer: first.answer,
    };
    return {
      ...lineupWrites(team),
      saveAnswer: saving(ids.predi.evening, [first], about),
      joinFreeSala: { request: requestTo('compe', 'registerSala', { body: { sala: ids.sala.free } }) },
      joinPaidSala: { request: requestTo('compe', 'registerSala', { body: { sala: ids.sala.paid } }) },
      react: {
        request: requestTo('reactions', 'react', { kind: 'predi', id: ids.predi.evening.id, body: { emoji: '🔥' } }),
      },
      joinFreePredi: { request: requestTo('predi', 'join', { body: { predi: ids.predi.free } }) },
    };
  },
};

/**
 * The team that the demo player was given is the best of the pool: they put in some whom they like, who play early in the
 * evening, and one who may not play at all.
 */
async function ownIdeas(server: DemoServer, { sala }: ScenarioIds): Promise<void> {
  const ask = (request: Write['request']) => server.ask('demo', request);
  const ideas = [
    [1, 2, { match: 1 }],
    [1, 3, { match: 2 }],
    [2, 0, { match: 1 }],
    [2, 1, { condition: 1 }],
    [3, 0, { match: 1 }],
    [3, 1, { match: 2 }],
  ] as const;
  for (const [position, place, wanted] of ideas) {
    const team = await readTeam(ask, sala.evening);
    await ask(replacing(team, position, place, candidate(team, position, wanted)).request);
  }
}

const lineupWrites = (team: Team): Record<string, Write> => ({
  ...formations(team),
  replace: { ...replacing(team, 2, 1, candidate(team, 2)), next: [whole(team, playersOf(team))] },
  replaceByInjured: replacing(team, 3, 1, candidate(team, 3, { condition: 2 })),
  fillWithBest: best(team),
  everyCondition: everyCondition(team),
});
