import type { LimitsView, PlayLimits } from '@arma11/core/contract';

/** One of the limits. */
export type LimitField = keyof PlayLimits;

/** The limits that are amounts of coins. */
export const AMOUNTS = ['deposit_day', 'deposit_week', 'deposit_month', 'fee_max', 'loss_month'] as const;

const FIELDS: readonly LimitField[] = [...AMOUNTS, 'entries_week', 'reminder_min'];
const isAmount = (field: LimitField) => AMOUNTS.some((amount) => amount === field);

/** What the form holds: an empty text is no limit. */
export type LimitDraft = Record<LimitField, string>;

/** What was asked for last: what waits stands in the form too, or saving it again would take it back. */
export const askedLimits = ({ limits, pending }: Pick<LimitsView, 'limits' | 'pending'>): PlayLimits => {
  const { effective_at: _, confirm_until: __, ...waiting } = pending ?? { effective_at: '', confirm_until: '' };
  return { ...limits, ...waiting };
};

const each = <T>(of: (field: LimitField) => T) =>
  Object.fromEntries(FIELDS.map((field) => [field, of(field)])) as Record<LimitField, T>;

/** The form as it opens; amounts are in soles where the player counts in them. */
export const limitDraft = (limits: PlayLimits, soles: boolean): LimitDraft =>
  each((field) => {
    const value = limits[field];
    if (value === null) return '';
    return String(soles && isAmount(field) ? value / 10 : value);
  });

/** The limit that a text says: null is none, undefined a text that says no number. */
export function limitOf(field: LimitField, text: string, soles: boolean): number | null | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  if (soles && isAmount(field)) return /^\d{1,6}(\.\d0?)?$/.test(typed) ? Math.round(Number(typed) * 10) : undefined;
  return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined;
}

/** The limits that a form says, and the fields that say none. */
export function readLimits(draft: LimitDraft, soles: boolean): { limits: PlayLimits; wrong: LimitField[] } {
  const read = each((field) => limitOf(field, draft[field], soles));
  return {
    limits: each((field) => read[field] ?? null),
    wrong: FIELDS.filter((field) => read[field] === undefined),
  };
}

/** The fields that allow more than now and did not wait already: they ask for a confirmation (rules R12.5). */
export function raisedFields(view: Pick<LimitsView, 'limits' | 'pending'>, asked: PlayLimits): LimitField[] {
  const before = askedLimits(view);
  return FIELDS.filter((field) => {
    const [now, next] = [view.limits[field], asked[field]];
    return now !== null && (next === null || next > now) && next !== before[field];
  });
}
