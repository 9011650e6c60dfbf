/**
 * @typedef {object} Visit what a page painted and moved
 * @property {string} page
 * @property {string} build
 * @property {number} lcp milliseconds
 * @property {number} fcp milliseconds
 * @property {number} cls
 * @property {string} what the largest piece, by its element and its first words
 */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const groups = (visits, key) =>
  [...new Set(visits.map((visit) => visit[key]))].map((name) => [name, visits.filter((visit) => visit[key] === name)]);

/**
 * The medians of interleaved visits as a table, each page's first build being what the others are compared with.
 * @param {readonly Visit[]} visits
 */
export function visitsTable(visits) {
  const rows = groups(visits, 'page').flatMap(([page, ofPage]) => {
    const builds = groups(ofPage, 'build').map(([build, own]) => {
      const of = (name) => median(own.map((visit) => visit[name]));
      // The visit in the middle says which piece it was.
      const { what } = own.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(own.length / 2)];
      return { build, lcp: of('lcp'), fcp: of('fcp'), cls: Math.max(...own.map(({ cls }) => cls)), what };
    });
    return builds.map(({ build, lcp, fcp, cls, what }) =>
      [
        page.padEnd(10),
        build.padEnd(12),
        (lcp / 1000).toFixed(2).padStart(6),
        (lcp / builds[0].lcp).toFixed(2).padStart(7),
        (fcp / 1000).toFixed(2).padStart(7),
        cls.toFixed(3).padStart(8),
        `  ${what}`,
      ].join(''),
    );
  });
  return ['Page      build        LCP s   ratio  FCP s  CLS max  largest piece', ...rows].join('\n');
}
