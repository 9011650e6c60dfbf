import { describe, expect, it } from 'vitest';
import { contract, embedCalls, EMBED_SCOPES, previewCalls, type Call } from './index';

const calls: Record<string, Call> = Object.fromEntries(
  Object.entries(contract).flatMap(([heading, table]) =>
    Object.entries(table as Record<string, Call>).map(([name, call]) => [`${heading}.${name}`, call]),
  ),
);

/** What a partner's page may never do, typed out: a new call has to be put here or into the table. */
const REFUSED = `
accounts.login accounts.getData accounts.updateData accounts.loginGoogle accounts.useCode accounts.verifyPhone
accounts.updateAvatar accounts.updateProfile accounts.contentEntry
quests.payQuest quests.resume
compe.registerPrivate compe.historyByUser compe.championsByEvents compe.playersToday
salas.generatePlayers salas.createPrivate salas.retriveCode salas.certificate salas.commitments salas.daySeals salas.daySeal
predi.prices predi.getAdmin predi.createPrivate predi.updateData predi.allPredictions predi.registerPredictions
predi.salaByCode predi.awardsHistory
partidos.inPredi partidos.byCode partidos.nextImportant partidos.forFantasy partidos.inBanner
home.banners home.recargas home.exchange home.qrPay home.rango home.topClubs home.clubsByLeague home.search
accounts.register accounts.consent accounts.forgotPassword accounts.resetPassword accounts.reauth accounts.logout accounts.sessions accounts.endSession
accounts.deleteAccount accounts.myStats accounts.myDesk accounts.userProfile accounts.support
wallet.summary wallet.movements wallet.createDeposit wallet.deposits wallet.deposit wallet.payDeposit
wallet.createWithdrawal wallet.withdrawals wallet.cancelWithdrawal wallet.limits wallet.saveLimits wallet.pausePlay
wallet.cancelDeposit wallet.confirmLimits
leagues.list leagues.teams leagues.team leagues.player leagues.matchSheet events.list events.table salas.update salas.leave
items.list items.buy items.equip notifications.list notifications.markRead notifications.prefs
notifications.savePrefs notifications.saveQuietHours notifications.calendar notifications.makeCalendar
notifications.endCalendar notifications.pushKey notifications.savePush notifications.endPush leagues.recentStats
partners.grant partners.grants partners.endGrant duels.against
`
  .trim()
  .split(/\s+/);

describe('embedCalls', () => {
  it('has a word on every call: it is in the table or refused, never both', () => {
    expect([...Object.keys(embedCalls), ...REFUSED].sort()).toEqual(Object.keys(calls).sort());
  });

  it('names scopes that there are, and every scope opens something', () => {
    const named = new Set(Object.values(embedCalls).flat());
    expect([...named].sort()).toEqual([...EMBED_SCOPES].sort());
  });

  it('has no call about wallets, profiles, accounts or what others pay with', () => {
    const own = /^(users|promo|home|plus\/(auth|users|wallet|deposits|withdrawals|limits|items|notifications))\//;
    const allowed = Object.keys(embedCalls).filter((name) => own.test(calls[name]!.path));
    expect(allowed).toEqual([]);
  });

  it('writes nothing without a scope, but its own token and reactions', () => {
    const free = Object.keys(embedCalls).filter((name) => embedCalls[name]!.length === 0);
    const writes = free.filter((name) => calls[name]!.method !== 'GET');
    expect(writes).toEqual(['reactions.react', 'partners.token', 'partners.end']);
  });

  it('moves coins by taking a seat alone, which is refused where it costs any', () => {
    const moving = Object.keys(embedCalls).filter((name) =>
      /^(byKey|keyRequired)$/.test(calls[name]!.idempotent ?? ''),
    );
    expect(moving.sort()).toEqual(['compe.joinCasual', 'compe.registerSala', 'predi.join', 'predi.joinEvent']);
  });
});

describe('previewCalls', () => {
  it('are reads about rooms, and nobody’s own', () => {
    const access = new Set(previewCalls.map((name) => calls[name]!.access));
    expect([...access].sort()).toEqual(['player', 'publicOrMember']);
    expect(previewCalls.filter((name) => calls[name]!.method !== 'GET')).toEqual([]);
  });

  it('are open to a token of any scope', () => {
    expect(previewCalls.filter((name) => embedCalls[name]?.length !== 0)).toEqual([]);
  });
});
