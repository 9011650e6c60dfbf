import { expect, it } from 'vitest';
import { unpackScenario, type RecordedScenario } from '@arma11/testing/scenarios';
import { packScenario } from './packScenario';
import { printScenario } from './printScenario';

const club = (id: number, short: string) => ({ id, name: `Club ${short}`, short, kit: { primary: '#ffffff' } });
const match = (id: number, goals_local: number | null) => ({
  id,
  local: club(1, 'NEV'),
  visit: club(2, 'ÑUS'),
  estado: goals_local === null ? 'programado' : 'en_vivo',
  goals_local,
});
const player = (id: number, short_name: string, more: object = {}) => ({
  id,
  full_name: `${short_name} ${short_name}`,
  short_name,
  in_lineup: false,
  match: match(7, null),
  form: [],
  ...more,
});

const answer = (body: unknown) => ({ status: 200, body });
const scenario: RecordedScenario = {
  name: 'antes',
  now: '2026-06-11T20:00:00.000Z',
  answers: {
    'GET a/': answer([match(7, null), match(8, 2), { id: 7, note: 'no part' }]),
    'POST b/ {"x":1}': {
      ...answer({ ok: true, name: '«$» inside is only text: 5 $' }),
      changes: { 'GET a/': answer([match(7, 1), match(8, 2)]) },
    },
  },
};
const asked = (...bodies: unknown[]): RecordedScenario => ({
  ...scenario,
  answers: Object.fromEntries(bodies.map((body, index) => [`GET c/?page=${index}`, answer(body)])),
});
const bodiesOf = (recorded: RecordedScenario) => Object.values(recorded.answers).map(({ body }) => body);

it('writes once what answers have in common, under a name of its kind, its id and its state', () => {
  const { parts, answers } = packScenario(scenario);
  expect(Object.keys(parts).toSorted()).toEqual([
    'club-1-club-nev',
    'club-2-club-nus',
    'match-7-nev-nus-en-vivo',
    'match-7-nev-nus-programado',
    'match-8-nev-nus-en-vivo',
  ]);
  expect(parts['match-7-nev-nus-programado']).toMatchObject({ id: 7, local: '$club-1-club-nev', goals_local: null });
  expect(answers['GET a/']?.body).toEqual([
    '$match-7-nev-nus-programado',
    '$match-8-nev-nus-en-vivo',
    { id: 7, note: 'no part' },
  ]);
  expect(answers['POST b/ {"x":1}']?.changes?.['GET a/']?.body).toEqual([
    '$match-7-nev-nus-en-vivo',
    '$match-8-nev-nus-en-vivo',
  ]);
});

it('names a part that differs by what is different, and says no more than is needed', () => {
  const huayta = player(117, 'Huayta');
  const bodies = bodiesOf(
    packScenario(
      asked(
        huayta,
        player(117, 'Huayta', { in_lineup: true }),
        player(117, 'Huayta', { in_lineup: true, match: match(9, null) }),
        player(117, 'Huayta', { match: null }),
        huayta,
      ),
    ),
  );
  expect(bodies).toEqual([
    '$player-117-huayta',
    '$player-117-huayta[in_lineup=true]',
    '$player-117-huayta[in_lineup=true,match=9]',
    '$player-117-huayta[match=null]',
    '$player-117-huayta',
  ]);
});

it('counts parts that differ in nothing that their names say', () => {
  const forms = [[], [1], [2]].map((form) => player(5, 'D. Ñahui', { form }));
  expect(bodiesOf(packScenario(asked(...forms)))).toEqual([
    '$player-5-d-nahui',
    '$player-5-d-nahui#2',
    '$player-5-d-nahui#3',
  ]);
});

it('tells the offer of a room from the room, and leaves what only looks like one in its place', () => {
  const room = { estado: 'abierta', modo_pozo: 'completo' };
  const rules = { modo_pozo: 'completo', min_players: 2 };
  const bodies = bodiesOf(
    packScenario(
      asked(
        { ...room, sala: 12, ins_user: 0, top_award: 90 },
        { ...room, id: 12, ins_user: 0, rules_version: 1 },
        { ...room, id: 12, user_ins: 0, unanswered: 4 },
        rules,
      ),
    ),
  );
  expect(bodies).toEqual(['$room-offer-12-abierta', '$sala-12-abierta', '$predi-room-12-abierta', rules]);
});

it('is put back together as it was', () => {
  expect(unpackScenario(packScenario(scenario))).toEqual(scenario);
  expect(unpackScenario(JSON.parse(printScenario(packScenario(scenario))))).toEqual(scenario);
});

it('writes nothing twice that the file beside it has', () => {
  const base = packScenario(scenario);
  const more = packScenario(asked([match(7, 1), match(8, 3)]), base.parts);
  expect(more.parts).toEqual({
    'match-8-nev-nus-en-vivo#2': expect.objectContaining({ goals_local: 3, visit: '$club-2-club-nus' }),
  });
  expect(bodiesOf(more)).toEqual([['$match-7-nev-nus-en-vivo', '$match-8-nev-nus-en-vivo#2']]);
});

it('refuses a text that would be read as a part', () => {
  expect(() => packScenario(asked({ price: '$5' }))).toThrow("'$5' would be read as a part");
});
