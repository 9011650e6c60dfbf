const DAY_MS = 86_400_000;

/**
 * The instant so many business days after another, at the same hour. Holidays count as business days: an answer is then
 * due earlier than the law says, never later.
 */
export function addBusinessDays(instant: string, days: number): string {
  let at = Date.parse(instant);
  for (let left = days; left > 0;) {
    at += DAY_MS;
    // Lima is five hours behind UTC, all year.
    const weekday = new Date(at - 5 * 3_600_000).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at).toISOString();
}
