import { beforeEach, expect, it } from 'vitest';
import { createSessionStore } from '@arma11/core';
import type { Lineup } from '@arma11/core/contract';
import { createOutbox } from './createOutbox';

const groups = { porteros: [], defensas: [], mediocampistas: [], delanteros: [], entrenadores: [] };
const team = (id: number, version: number, formation = '442') =>
  ({ ...groups, id, version, formation, jornada: 3 }) as unknown as Lineup;

let keys = 0;
const open = (store = createSessionStore()) => createOutbox(store, { now: () => 5000, newKey: () => `key-${++keys}` });

beforeEach(() => {
  localStorage.clear();
  keys = 0;
});

function signedIn() {
  const store = createSessionStore();
  store.write('rosa');
  return store;
}

it('a team waits over a reload and a closed tab, with the key of its content', () => {
  const store = signedIn();
  open(store).keepLineup(team(7, 2));
  expect(open(store).waiting()).toMatchObject([{ key: 'key-1', since: 5000, lineup: { id: 7, version: 2 } }]);
});

it('the last wish of an entry counts, under a key of its own, and keeps its place in the row', () => {
  const outbox = open(signedIn());
  outbox.keepLineup(team(7, 2));
  outbox.keepLineup(team(8, 1));
  outbox.keepLineup(team(7, 2, '433'));
  expect(outbox.waiting().map(({ key, lineup }) => [lineup.id, lineup.formation, key])).toEqual([
    [7, '433', 'key-3'],
    [8, '442', 'key-2'],
  ]);
});

it('what was wanted while an earlier wish was on its way builds on the version that it left', () => {
  const outbox = open(signedIn());
  outbox.keepLineup(team(7, 2));
  const [sent] = outbox.waiting();
  outbox.keepLineup(team(7, 2, '433'));
  outbox.settle(sent!, 3);
  expect(outbox.waiting()).toMatchObject([{ lineup: { formation: '433', version: 3 } }]);
  outbox.settle(outbox.waiting()[0]!, 4);
  expect(outbox.waiting()).toEqual([]);
});

it.each([
  ['signing out', (store: ReturnType<typeof signedIn>) => store.clear()],
  ['another player', (store: ReturnType<typeof signedIn>) => store.write('luis')],
])('nothing is left after %s, the answers of prediction rooms included', (_, end) => {
  const store = signedIn();
  // The stamps of two sign-ins within one millisecond would be the same.
  localStorage.setItem('user-token-expiry', String(Date.now() + 1_000_000));
  const outbox = open(store);
  outbox.keepLineup(team(7, 2));
  localStorage.setItem('arma11:predi-draft:4:9', '{}');
  end(store);
  expect(outbox.waiting()).toEqual([]);
  expect(Object.keys(localStorage).filter((name) => name.startsWith('arma11:'))).toEqual([]);
});

it('what an ended session left behind while the app was closed is not sent by the next', () => {
  const store = signedIn();
  open(store).keepLineup(team(7, 2));
  const left = localStorage.getItem('arma11:outbox')!;
  store.clear();
  localStorage.setItem('arma11:outbox', left);
  store.write('luis');
  localStorage.setItem('user-token-expiry', String(Date.now() + 2_000_000));
  expect(open(store).waiting()).toEqual([]);
});
