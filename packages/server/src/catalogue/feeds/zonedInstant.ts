/** Minutes that a zone's clock is ahead of UTC at an instant. */
function offsetMinutes(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return (shown - instant) / 60_000;
}

/** The instant at which a zone's clocks show this date and time; an hour that the clocks skip is read as the one after. */
export function zonedInstant(date: string, time: string, zone: string): string {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // Twice: the first guess may stand on the other side of a clock change.
  const guess = asUtc - offsetMinutes(asUtc, zone) * 60_000;
  return new Date(asUtc - offsetMinutes(guess, zone) * 60_000).toISOString();
}
