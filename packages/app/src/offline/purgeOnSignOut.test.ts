import { expect, it } from 'vitest';
import { createSessionStore } from '@arma11/core';
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
