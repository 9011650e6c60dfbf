import { describe, expect, it } from 'vitest';
import type { PlayLimits } from '@arma11/core/contract';
import { askedLimits, limitDraft, limitOf, raisedFields, readLimits } from './limitDraft';

const limits: PlayLimits = {
  deposit_day: 2000,
  deposit_week: null,
  deposit_month: 10_000,
  entries_week: 5,
  fee_max: 125,
  loss_month: null,
  reminder_min: 60,
};

describe('the form of the limits (rules R12.5)', () => {
  it('shows coins as soles where the player counts in them, and nothing where there is no limit', () => {
    expect(limitDraft(limits, true)).toMatchObject({ deposit_day: '200', fee_max: '12.5', deposit_week: '' });
    expect(limitDraft(limits, false)).toMatchObject({ deposit_day: '2000', fee_max: '125', entries_week: '5' });
  });

  it.each([
    ['fee_max', '12.5', true, 125],
    ['fee_max', ' 12,50 ', true, 125],
    ['fee_max', '12.55', true, undefined],
    ['fee_max', '12.5', false, undefined],
    ['fee_max', '-3', true, undefined],
    ['fee_max', '', true, null],
    ['fee_max', '0', true, 0],
    ['entries_week', '5', true, 5],
    ['entries_week', '5.5', true, undefined],
    ['deposit_day', 'mucho', true, undefined],
  ] as const)('reads %s from "%s", in soles %s, as %s', (field, text, soles, coins) => {
    expect(limitOf(field, text, soles)).toBe(coins);
  });

  it('reads back what it shows, and names the fields that say no number', () => {
    expect(readLimits(limitDraft(limits, true), true)).toEqual({ limits, wrong: [] });
    const draft = { ...limitDraft(limits, true), loss_month: 'x' };
    expect(readLimits(draft, true).wrong).toEqual(['loss_month']);
  });

  it('holds what waits, so that saving something else does not take it back', () => {
    const pending = {
      deposit_day: 3000,
      effective_at: '2026-06-12T20:00:00Z',
      confirm_until: '2026-06-18T20:00:00Z',
    };
    expect(askedLimits({ limits, pending })).toEqual({ ...limits, deposit_day: 3000 });
  });

  it.each([
    ['more', { deposit_day: 3000 }, ['deposit_day']],
    ['no limit where there was one', { entries_week: null }, ['entries_week']],
    ['less', { deposit_day: 0 }, []],
    ['a first limit', { loss_month: 500 }, []],
    ['what waits already', { fee_max: 200 }, []],
  ])('asks before %s', (_, change, raised) => {
    const pending = {
      fee_max: 200,
      effective_at: '2026-06-12T20:00:00Z',
      confirm_until: '2026-06-18T20:00:00Z',
    };
    const asked = { ...askedLimits({ limits, pending }), ...change };
    expect(raisedFields({ limits, pending }, asked)).toEqual(raised);
  });
});
