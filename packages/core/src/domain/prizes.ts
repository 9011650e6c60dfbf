import type { Award } from '../contract/wire';

/** An entry and its place in a standard competition ranking (1, 1, 3). */
export interface RankedEntry {
  entryId: number;
  position: number;
}

/**
 * The coins each winner gets, by entry id; entries that win nothing are absent (rules R7.3).
 * Tied entries share the sum of the prizes of the places they occupy, and leftover coins go one by one by ascending
 * entry id: exactly the prizes of the occupied places are paid.
 * @throws Error when the positions are not ranked 1, 1, 3.
 */
export function payPlaces(awards: readonly Award[], ranked: readonly RankedEntry[]): Map<number, number> {
  const lastPlace = awards.reduce((last, award) => Math.max(last, award.position_to), 0);
  const candidates = ranked.filter(({ position }) => position <= lastPlace).sort(byPlaceThenId);
  const coins = new Map<number, number>();
  let occupied = 0;
  while (occupied < candidates.length) {
    const place = candidates[occupied]?.position ?? 0;
    if (place !== occupied + 1) throw new Error(`Place ${place} follows ${occupied} entries: rank them 1, 1, 3.`);
    let end = occupied;
    while (candidates[end]?.position === place) end += 1;
    share(sumOfPlaces(awards, place, end), candidates.slice(occupied, end), coins);
    occupied = end;
  }
  return coins;
}

/**
 * What each of those who share a place earns, without the odd coins that go to the lower entry ids (rules R7.3): for
 * rankings in which a crowd shares the prizes.
 */
export const sharedPrize = (awards: readonly Award[], position: number, sharing: number): number =>
  Math.floor(sumOfPlaces(awards, position, position + sharing - 1) / sharing);

/** Whether nobody scored above 0: then a prediction room refunds everybody (rules R7.6). */
export const nobodyScored = (points: readonly number[]): boolean => points.every((each) => each <= 0);

const byPlaceThenId = (a: RankedEntry, b: RankedEntry) => a.position - b.position || a.entryId - b.entryId;

function sumOfPlaces(awards: readonly Award[], from: number, to: number): number {
  return awards.reduce((sum, { position_from, position_to, amount }) => {
    const places = Math.min(to, position_to) - Math.max(from, position_from) + 1;
    return places > 0 ? sum + amount * places : sum;
  }, 0);
}

function share(prize: number, tied: readonly RankedEntry[], coins: Map<number, number>): void {
  const leftover = prize % tied.length;
  const each = (prize - leftover) / tied.length;
  tied.forEach(({ entryId }, index) => {
    const amount = each + (index < leftover ? 1 : 0);
    if (amount > 0) coins.set(entryId, amount);
  });
}
