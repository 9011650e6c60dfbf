import { expect, it } from 'vitest';
import { createSessionStore } from '@arma11/core';
import { keepLineup, readKeptLineup } from '../page/trial/keptLineup';
import { keepTrial, readTrial } from '../page/trial/trialScores';
import { keepSeen, wasSeen } from '../page/seen';
import { purgeOnSignOut } from './purgeOnSignOut';

it('kept answers go with the session that asked for them, and with a newer one', () => {
  const deleted: string[] = [];
  const kept = { delete: async (name: string) => deleted.push(name) > 0 } as unknown as CacheStorage;
  const store = createSessionStore();
  store.write('rosa');
  purgeOnSignOut(store, kept);
  expect(deleted).toEqual([]);
  store.write('luis');
  store.clear();
  expect(deleted).toEqual(['arma11-answers', 'arma11-answers']);
});

it('nothing is left of a session that ended while the app was closed', () => {
  const deleted: string[] = [];
  const kept = { delete: async (name: string) => deleted.push(name) > 0 } as unknown as CacheStorage;
  purgeOnSignOut(createSessionStore(), kept);
  expect(deleted).toEqual(['arma11-answers']);
});

it('who was shown what once is forgotten with them', () => {
  const store = createSessionStore();
  store.write('rosa');
  purgeOnSignOut(store, undefined);
  keepSeen('tour', 'rosa');
  store.clear();
  expect(wasSeen('tour', 'rosa')).toBe(false);
});

it('what a guest tried goes along into their account, and is forgotten with the session', () => {
  const store = createSessionStore();
  purgeOnSignOut(store, undefined);
  keepTrial(42, { until: 1000, scores: new Map() });
  keepLineup(43, { until: 1000, chosen: true, formation: '442', players: [], captain: null });
  store.write('rosa');
  expect([readTrial(42), readKeptLineup(43)].every(Boolean)).toBe(true);
  store.clear();
  expect([readTrial(42), readKeptLineup(43)]).toEqual([null, null]);
});
