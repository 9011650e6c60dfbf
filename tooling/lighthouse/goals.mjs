/** What each page has to score, of 100 (issue 5). */
export const GOALS = { performance: 90, accessibility: 100, 'best-practices': 95 };

/** The best scores of several runs of one page: a busy machine lowers single runs (product §12.4). */
export const best = (runs) =>
  Object.fromEntries(Object.keys(GOALS).map((name) => [name, Math.max(...runs.map((run) => run.scores[name]))]));

/** What is under its goal, as sentences, each with what took points in the last run. */
export const misses = ({ page, runs }) =>
  Object.entries(best(runs))
    .filter(([name, score]) => score < GOALS[name])
    .map(
      ([name, score]) => `${page}: ${name} ${score}, wanted ${GOALS[name]} (${runs.at(-1).failed[name].join(', ')})`,
    );

/** The scores and the times behind them as a table. */
export const table = (results) =>
  [
    'Lighthouse, mobile  perf  a11y  best practices  LCP s  TBT ms    CLS  machine  slowdown  runs',
    ...results.map(({ page, runs }) => {
      const score = best(runs);
      const quickest = runs.toSorted((a, b) => b.scores.performance - a.scores.performance)[0];
      return [
        page.padEnd(18),
        String(score.performance).padStart(6),
        String(score.accessibility).padStart(6),
        String(score['best-practices']).padStart(16),
        (quickest.lcp / 1000).toFixed(1).padStart(7),
        quickest.tbt.toFixed(0).padStart(8),
        quickest.cls.toFixed(3).padStart(7),
        quickest.index.toFixed(0).padStart(9),
        quickest.slowdown.toFixed(1).padStart(10),
        String(runs.length).padStart(6),
      ].join('');
    }),
  ].join('\n');
