const ROW = /^\| (I\d+) \|.*\| ([^|]+) \|$/gm;

/**
 * The invariants that the page of security lists, each with the names of its tests and the faults whose sentence begins
 * with its number.
 */
export const faultsOfInvariants = (page, faults) =>
  [...page.matchAll(ROW)].map(([, id, tests]) => ({
    id,
    named: tests.match(/T-[A-Z0-9]+/g) ?? [],
    faults: faults.filter(({ wrong }) => wrong.startsWith(`${id}: `)),
  }));
