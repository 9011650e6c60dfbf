import type { LimitsView } from '@arma11/core/contract';
import { displayAmount } from '@arma11/core/domain';
import { es } from '../../../messages/es';
import { AMOUNTS, type LimitField } from './limitDraft';

const t = es.settings.limits;

/** A limit's value as it is read: an amount, a count, minutes, or none. */
export function limitText(field: LimitField, value: number | null, local_contry: string): string {
  if (value === null) return t.none;
  if (field === 'reminder_min') return t.minutes(value);
  if (field === 'entries_week') return String(value);
  return displayAmount({ amount: value, local_contry }).text;
}

/** A limit's name, with the unit that is typed. */
export function limitLabel(field: LimitField, local_contry: string): string {
  const label = t.fields[field];
  if (!AMOUNTS.some((amount) => amount === field)) return label;
  return local_contry === 'PEN' ? t.inSoles(label) : t.inCoins(label);
}

const waitText = (value: string, { effective_at, confirm_until }: NonNullable<LimitsView['pending']>, now: number) =>
  now < Date.parse(effective_at)
    ? t.waits(value, es.dates.kickoff(effective_at))
    : t.waitsForYou(value, es.dates.kickoff(confirm_until));

/** What of a limit is used, and what holds until a raise begins. */
export function limitHint(
  field: LimitField,
  view: LimitsView,
  { local_contry, now }: { local_contry: string; now: number },
): string | undefined {
  const { limits, pending, used } = view;
  const spent = field in used ? used[field as keyof typeof used] : undefined;
  const waiting = pending !== null && field in pending;
  const parts = [
    spent !== undefined && t.used(limitText(field, spent, local_contry)),
    waiting && waitText(limitText(field, limits[field], local_contry), pending, now),
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}
