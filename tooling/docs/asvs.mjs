import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/jobs/place.mjs';

const { levels } = JSON.parse(readFileSync(new URL('asvsLevels.json', import.meta.url), 'utf8'));

/** The requirements of levels 1 and 2, with their level: `V1.2.4` → 1. */
export const requirements = new Map(
  Object.entries(levels)
    .flatMap(([section, ofSection]) => ofSection.map((level, index) => [`${section}.${index + 1}`, level]))
    .filter(([, level]) => level <= 2),
);

const ROW = /^\| (V\d[^|]*) \| ([^|]*) \| ([^|]*) \| (.*) \|$/gm;

/** The rows of a page: which ids, of which levels, what is asked and what is answered. */
export const rowsOf = (markdown) =>
  [...markdown.matchAll(ROW)].map(([, ids, level, asks, answer]) => ({ ids: ids.split(', '), level, asks, answer }));

/** Where a path of the page may begin. */
const BASES = ['', 'packages/', 'packages/server/src/'];
const CITED = /`([\w.@/-]+\.(?:ts|tsx|mjs|md|conf|yaml|yml))`(?: "([^"]+)")?/g;

const found = (path) => BASES.map((base) => inRoot(`${base}${path}`)).find(existsSync);

/** What is wrong with the files and tests that an answer cites. */
function citedProblems(answer) {
  return [...answer.matchAll(CITED)].flatMap(([, path, name]) => {
    const file = found(path);
    if (!file) return [`there is no ${path}`];
    return name && !readFileSync(file, 'utf8').includes(name) ? [`${path} has no "${name}"`] : [];
  });
}

const LANDING = '(this landing)';

/** Of what is built at the same time as its row: the mark goes as soon as all that shows it is there. */
const landingProblems = (problems) => (problems.length > 0 ? [] : [`has landed: take "${LANDING}" away`]);

/** What is wrong with a row, as sentences. */
export function rowProblems({ ids, level, asks, answer }) {
  const [, kind, rest = ''] = /^(yes|no|n\/a): (.+)$/.exec(answer) ?? [];
  const own = [...new Set(ids.map((id) => requirements.get(id)))].sort().join(', ');
  const landing = answer.includes(LANDING);
  const cited = citedProblems(answer);
  const problems = [
    ...(own === level ? [] : [`its level is ${own}, not ${level}`]),
    ...(asks.trim() && asks.split(' ').length <= 14 ? [] : ['says in at most 14 words what is asked']),
    ...(kind ? [] : ['answers yes, no or n/a']),
    ...(kind === 'yes' && !(rest.match(CITED) || rest.includes('](#')) ? ['says yes and shows nothing'] : []),
    ...(landing ? landingProblems(cited) : cited),
  ];
  return problems.map((problem) => `${ids.join(', ')}: ${problem}`);
}

/** What is wrong with the whole: ids that are missing, foreign or there twice. */
export function idProblems(rows) {
  const ids = rows.flatMap((row) => row.ids);
  return [
    ...[...requirements.keys()].filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id) => !requirements.has(id)).map((id) => `${id} is no requirement of level 1 or 2`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
  ];
}
