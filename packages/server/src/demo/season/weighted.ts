/** One of the list, drawn in proportion to its weight; the list has at least one item of a weight above 0. */
export function weighted<T>(list: readonly T[], weightOf: (item: T) => number, random: () => number): T {
  let left = random() * list.reduce((sum, item) => sum + weightOf(item), 0);
  const drawn = list.find((item) => (left -= weightOf(item)) < 0) ?? list.findLast((item) => weightOf(item) > 0);
  if (drawn === undefined) throw new Error('Nothing to draw from: give at least one item a weight above 0.');
  return drawn;
}
