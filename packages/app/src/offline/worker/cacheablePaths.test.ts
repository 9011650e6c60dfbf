import { describe, expect, it } from 'vitest';
import { groupCalls } from '@arma11/core/back-office';
import { contract, type Call } from '@arma11/core/contract';
import { isCacheable } from './cacheablePaths';

const reads = Object.entries({ ...contract, groups: groupCalls }).flatMap(([heading, calls]) =>
  Object.entries(calls as Record<string, Call>)
    .filter(([, { method }]) => method === 'GET')
    .map(([name, { path }]) => ({
      name: `${heading}.${name}`,
      url: new URL(`https://play.example/services/${path.replaceAll(/\{\w+\}/g, '7')}`),
    })),
);
const keptNames = reads.filter(({ url }) => isCacheable(url)).map(({ url }) => url.pathname.replace('/services/', ''));

describe('the answers that a phone keeps', () => {
  it.each([
    '/services/compe/get/retrive/7/',
    '/services/compe/compe-lienup/get-lineup-compe/7/?jornada=3',
    '/services/compe/ranking/ranking-compe-sala/?sala=7',
    '/services/predi/sala/get/7/',
    '/services/predi-partidos/list/match-sala/7/',
    '/services/predi/ins-predi/list-ranking/7/',
    '/services/salas/player-sala/list/player-by-position/?sala=7&position=3',
    '/services/plus/rooms/compe/7/',
    '/services/partidos/next-important/list/',
    '/services/plus/groups/',
    '/services/plus/groups/7/?season=2',
    '/services/plus/groups/7/wall/?before=30',
  ])('are those of teams, rooms, matches and groups: %s', (path) => {
    expect(isCacheable(new URL(path, 'https://play.example'))).toBe(true);
  });

  it('never tell of coins, sessions, codes, outcomes or the operator’s desk, whatever the contract adds', () => {
    const secret =
      /wallet|saldo|deposit|withdraw|limit|session|grant|viewer|outcome|support|notif|quote|exchange|qr-pay|recargas|prices|items|code|users|ops|live|pay|invitation/;
    expect(keptNames.filter((path) => secret.test(path))).toEqual([]);
    expect(keptNames.length).toBeGreaterThan(25);
    for (const path of ['ops/rooms/', 'plus/wallet/movements/', 'users/get-data/', 'plus/live/'])
      expect(isCacheable(new URL(`https://play.example/services/${path}`))).toBe(false);
  });

  it('are no exports, and nothing outside the services', () => {
    expect(isCacheable(new URL('https://play.example/services/predi/sala/get/7/?format=csv'))).toBe(false);
    expect(isCacheable(new URL('https://play.example/partners/compe/get/7/'))).toBe(false);
  });
});
