import { expect, it } from 'vitest';
import { unpackScenario, type RecordedScenario } from '@arma11/testing/scenarios';
import { packWorld } from './packWorld';
import { printJson, printWorld } from './printWorld';

const club = (id: number) => ({ id, name: `Club ${id}`, kit: { primary: '#ffffff' } });
const match = (id: number, goals_local: number | null) => ({ id, local: club(1), visit: club(2), goals_local });

const world: RecordedScenario = {
  name: 'antes',
  now: '2026-06-11T20:00:00.000Z',
  answers: {
    'GET a/': { status: 200, body: [match(7, null), match(8, 2), { id: 7, note: 'no part' }] },
    'POST b/ {"x":1}': {
      status: 200,
      body: { ok: true, name: '«$» inside is only text: 5 $' },
      changes: { 'GET a/': { status: 200, body: [match(7, 1), match(8, 2)] } },
    },
  },
};

it('writes once what answers have in common, and a part that differs under another name', () => {
  const { parts, answers } = packWorld(world);
  expect(Object.keys(parts).toSorted()).toEqual(['club-1', 'club-2', 'match-7', 'match-7b', 'match-8']);
  expect(parts['match-7']).toEqual({ id: 7, local: '$club-1', visit: '$club-2', goals_local: null });
  expect(answers['GET a/']?.body).toEqual(['$match-7', '$match-8', { id: 7, note: 'no part' }]);
  expect(answers['POST b/ {"x":1}']?.changes?.['GET a/']?.body).toEqual(['$match-7b', '$match-8']);
});

it('is put back together as it was', () => {
  expect(unpackScenario(packWorld(world))).toEqual(world);
  expect(unpackScenario(JSON.parse(printWorld(packWorld(world))))).toEqual(world);
});

it('writes nothing twice that the file beside it has', () => {
  const base = packWorld(world);
  const more = packWorld(
    { ...world, answers: { 'GET c/': { status: 200, body: [match(7, 1), match(8, 3)] } } },
    base.parts,
  );
  expect(more.parts).toEqual({ 'match-8b': { id: 8, local: '$club-1', visit: '$club-2', goals_local: 3 } });
  expect(more.answers['GET c/']?.body).toEqual(['$match-7b', '$match-8b']);
});

it('refuses a text that would be read as a part', () => {
  const odd = { ...world, answers: { 'GET a/': { status: 200, body: { price: '$5' } } } };
  expect(() => packWorld(odd)).toThrow("'$5' would be read as a part");
});

it('prints the same JSON whatever the order of the fields, with one line for every part', () => {
  const text = printWorld(packWorld(world));
  expect(printWorld(packWorld({ answers: world.answers, now: world.now, name: world.name }))).toBe(text);
  expect(text).toContain('\n    "match-8": { "goals_local": 2, "id": 8, "local": "$club-1", "visit": "$club-2" }\n');
});

it.each([
  [[], '[]'],
  [{ b: 1, a: [] }, '{ "a": [], "b": 1 }'],
  [{ b: undefined, a: null }, '{ "a": null }'],
])('prints %j as %s', (value, text) => {
  expect(printJson(value)).toBe(text);
});

it('breaks what is too long for a line, short items side by side', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `player-${index}`);
  const text = printJson({ ids, more: { text: 'x'.repeat(170) } });
  expect(JSON.parse(text)).toEqual({ ids, more: { text: 'x'.repeat(170) } });
  expect(text.split('\n').length).toBeLessThan(15);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(200);
});
