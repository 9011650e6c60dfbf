import type { Duel, Lineup, LineupEntry, PrediResults } from '@arma11/core/contract';
import { groupKeys } from '@arma11/core/domain';
import { duelFixture } from '@arma11/testing/fixtures/duelFixture';
import { answer, keyTo, scenarioIds, type Override } from '@arma11/testing/scenarios';

/** The entry that stories set the player against. */
export const RIVAL = 900_001;

/** Answers a request by what was recorded of another one, changed. */
const from =
  <Body>(recorded: string, request: string, change: (body: Body) => Body): Override =>
  (answers) => {
    const given = answers.get(recorded);
    if (!given || typeof given === 'string') throw new Error(`The scenario has no ${recorded}.`);
    return new Map([...answers, [request, { ...given, body: change(given.body as Body) }]]);
  };

const NAMES = ['Farfán', 'Cubillas', 'Chumpitaz', 'Oblitas'];

/** In each line the last one is somebody else. */
function otherEleven(lineup: Lineup): Lineup {
  const other = (entry: LineupEntry, at: number): LineupEntry => ({
    ...entry,
    points: entry.points + 3,
    player: { ...entry.player, id: entry.player.id + 100_000, short_name: NAMES[at % NAMES.length]!, selected_pct: 34 },
  });
  const lines = groupKeys
    .slice(1)
    .map((line, at) => [line, [...lineup[line].slice(0, -1), other(lineup[line].at(-1)!, at)]]);
  return { ...lineup, ...Object.fromEntries(lines), id: RIVAL, points: lineup.points + 12 };
}

/** Every second answer is another one. */
const otherAnswers = (results: PrediResults): PrediResults => ({
  ...results,
  ins: RIVAL,
  results: results.results.map((row, at) =>
    at % 2 === 0 ? row : { ...row, alternative: (row.alternative ?? 0) + 100_000, answer: 'Empate' },
  ),
});

const evening = scenarioIds.sala.evening;
const predi = scenarioIds.predi.evening;

/** Another player's eleven of the evening, and how the two stand. */
export const rivalEleven = (changes: Partial<Duel> = {}): Override[] => {
  const duel = duelFixture(changes);
  const seats = { me: { ...duel.me, ins: evening.entry }, rival: { ...duel.rival, ins: RIVAL } };
  return [
    answer(keyTo('duels', 'against', { kind: 'compe', id: evening.id, rival: RIVAL }), {
      ...duel,
      ...seats,
      room: evening.id,
    }),
    from<Lineup>(
      keyTo('compe', 'getLineup', { id: evening.entry }),
      keyTo('compe', 'getLineup', { id: RIVAL }),
      otherEleven,
    ),
  ];
};

/** Another player's answers of the evening. */
export const rivalAnswers = (): Override[] => {
  const duel = duelFixture({
    gap: 3,
    me: { ...duelFixture().me, ins: predi.entry, points: 9 },
    rival: { ...duelFixture().rival, ins: RIVAL, points: 6 },
    chance: { win: 58, tie: 17, lose: 25 },
    next_prize: null,
    events: [
      {
        side: 'rival',
        kind: 'right_answer',
        subject: 'Empate',
        question: '¿Quién gana?',
        match: 'GAR–AMA',
        points: 4,
        turns: true,
      },
      {
        side: 'me',
        kind: 'right_answer',
        subject: 'Más de 2.5',
        question: '¿Cuántos goles?',
        match: 'GAR–AMA',
        points: 2,
        turns: false,
      },
    ],
    room: predi.id,
  });
  return [
    answer(keyTo('duels', 'against', { kind: 'predi', id: predi.id, rival: RIVAL }), duel),
    from<PrediResults>(
      keyTo('predi', 'listResults', { id: predi.id }),
      keyTo('predi', 'listResults', { id: predi.id, ins: RIVAL }),
      otherAnswers,
    ),
  ];
};
