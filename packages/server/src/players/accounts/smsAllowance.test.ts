import { describe, expect, it } from 'vitest';
import { looksPumped, type SentCode, smsWait } from './smsAllowance';

const MINUTE = 60_000;
const now = 1_800_000_000_000;
const asked = { userId: 1, phone: '+51911111111', ip: '192.0.2.1', now };
/** A message of another player, number and address each time, unless told. */
const message = (i: number, at: number, changes: Partial<SentCode> = {}): SentCode => ({
  userId: 1000 + i,
  phone: `+519${String(20_000_000 + i * 10_000)}`,
  ip: `10.0.${i >> 8}.${i & 255}`,
  at,
  verified: true,
  ...changes,
});
/** So many messages, the newest `gap` ago and each `gap` before the one before. */
const many = (count: number, gap: number, changes: Partial<SentCode> = {}) =>
  Array.from({ length: count }, (_, i) => message(i, now - (i + 1) * gap, changes));

describe('smsWait', () => {
  it.each<[string, number, number, Partial<SentCode>, number]>([
    ['one a minute to a player', 1, 59_999, { userId: 1 }, 1],
    ['one a minute to a number', 1, 59_999, { phone: asked.phone }, 1],
    ['three in ten minutes to a number', 3, 3 * MINUTE, { phone: asked.phone }, 60],
    ['five a day to a number', 5, 200 * MINUTE, { phone: asked.phone }, 440 * 60],
    ['three an hour to a player', 3, 19 * MINUTE, { userId: 1 }, 180],
    ['five a day to a player', 5, 280 * MINUTE, { userId: 1 }, 40 * 60],
    ['ten a day to an address', 10, 140 * MINUTE, { ip: asked.ip }, 40 * 60],
    ['twenty an hour to a range of numbers', 20, 2.9 * MINUTE, { phone: '+51911111999' }, 120],
    ['five hundred a day in all', 500, 2 * MINUTE, {}, 440 * 60],
  ])('lets %s pass, and waits for the next', (_, most, gap, changes, seconds) => {
    expect(smsWait(many(most, gap, changes).slice(0, most - 1), asked)).toBe(0);
    expect(smsWait(many(most, gap, changes), asked)).toBe(seconds);
    expect(smsWait(many(most, gap, changes), { ...asked, now: now + seconds * 1000 })).toBe(0);
  });

  it('does not count what others were sent', () => {
    expect(smsWait(many(40, 30_000), asked)).toBe(0);
  });
});

describe('looksPumped', () => {
  const last = (verified: number, of = 50) =>
    Array.from({ length: of }, (_, i) => message(i, now - i, { verified: i < verified }));
  it.each([
    [15, 50, false],
    [14, 50, true],
    [0, 49, false],
    [15, 500, false],
    [0, 500, true],
  ])('with %i verified of %i says %s', (verified, of, pumped) => {
    expect(looksPumped(last(verified, of))).toBe(pumped);
  });
});

describe('T-SMS: 10,000 requests of a day for 500 numbers from 50 addresses, by as many players', () => {
  /** Asks evenly over the day; `comesBack` says which codes are confirmed. */
  function attack(comesBack: (i: number) => boolean): SentCode[] {
    const sent: SentCode[] = [];
    for (let i = 0; i < 10_000; i++) {
      const at = now + i * 8640;
      const request = { userId: i, phone: `+519${String(10_000_000 + (i % 500) * 160_001)}`, ip: `10.1.1.${i % 50}` };
      const day = sent.filter((one) => one.at > at - 24 * 60 * MINUTE);
      if (looksPumped(day) || smsWait(day, { ...request, now: at }) > 0) continue;
      sent.unshift({ ...request, at, verified: comesBack(i) });
    }
    return sent;
  }

  it('sends the day’s 500 at most, where people confirm', ({ task }) => {
    Object.assign(task.meta, { cases: 10_000 });
    const sent = attack(() => true);
    expect(sent.length).toBeLessThanOrEqual(500);
    expect(sent.length).toBeGreaterThan(400);
  });

  it('stops at fifty where nobody does', ({ task }) => {
    Object.assign(task.meta, { cases: 10_000 });
    expect(attack(() => false)).toHaveLength(50);
  });
});
