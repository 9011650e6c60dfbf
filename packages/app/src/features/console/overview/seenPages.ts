import type { PartnerPageDay } from '@arma11/core/back-office';

/** A page, and whether it is the partner's. */
export type SeenPage = Pick<PartnerPageDay, 'page' | 'seen_at' | 'registered'>;

/** Each page once, by its last day, the one seen last first. */
export function seenPages(days: readonly PartnerPageDay[]): SeenPage[] {
  const last = new Map<string, SeenPage>();
  for (const { page, seen_at, registered } of days) {
    const known = last.get(page);
    if (known && known.seen_at >= seen_at) continue;
    last.set(page, { page, seen_at, registered });
  }
  return [...last.values()].sort((a, b) => b.seen_at.localeCompare(a.seen_at));
}
