import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The pages of docs/ that are cited by number. */
const PAGES = ['rules', 'product', 'security'];

/** Where each page defines its numbers, and what stands before them in a citation. */
const DEFINITIONS = {
  rules: [
    ['', /^#{2,3} (R\d+)\b/gm],
    ['', /^- \*\*([RL]\d+(?:\.\d+)?)\b/gm],
  ],
  product: [
    ['§', /^#{2,3} (\d+(?:\.\d+)?)\b/gm],
    ['§', /^- \*\*(\d+\.\d+)\b/gm],
    ['#', /\| (\d+)(?= \| (?:GET|POST|PATCH) )/g],
  ],
  security: [
    ['§', /^#{2,3} (\d+(?:\.\d+)?)\b/gm],
    ['', /^- \*\*(D\d+)\*\*/gm],
    ['', /^\| (I\d+) \|/gm],
    ['', /^\| (T-[A-Z]+)/gm],
    ['', /^\| T-[A-Z]+, (T-[A-Z]+)/gm],
  ],
};

/** A number as it is cited: `R7.4`, `L1`, `§10.6`, `#34`, `I6`, `D1`, `T-BANK`. */
const NUMBER = String.raw`(?:§\d+(?:\.\d+)?|#\d+|[RL]\d+(?:\.\d+)?|[ID]\d+|T-[A-Z]+)(?![\w-])`;
/** What stands between two words of a sentence that is broken over lines of a comment. */
const SPACE = String.raw`(?:[ \t]|\r?\n[ \t]*(?:\*|\/\/|--|>)?[ \t]*)+`;
const LIST = String.raw`${NUMBER}(?:(?:,(?:${SPACE}(?:and${SPACE})?)?|${SPACE}(?:and|or|to)${SPACE})${NUMBER})*`;

const NAMED = new RegExp(String.raw`\b(${PAGES.join('|')})${SPACE}(${LIST})`, 'g');
const BARE = /(?<![\w.-])R\d+\.\d+(?![\w.]*\w)|(?<=['`/(])I\d{1,2}(?=[ '`/)])/g;
/** Documents of the order and the design, which are not part of the repository. */
const ELSEWHERE =
  /(?<![\w./-])(?:spec\/|design\/)?(?:rules|product|reliability|ux|api|visual|embedding|performance|server-integration)\.md(?=\s*(?:[§#(]|[RIDA]\d))/g;

/** The page's numbers, of its Markdown: `R7.4`, `§10.6`, `#34`, `I6`. */
export const definedIn = (page, markdown) =>
  new Set(
    DEFINITIONS[page].flatMap(([before, pattern]) =>
      [...markdown.matchAll(pattern)].map(([, number]) => before + number),
    ),
  );

/** The page that a number alone belongs to; sections stand in several. */
const pageOf = (number) => (/^[RL]/.test(number) ? 'rules' : /^[IDT]/.test(number) ? 'security' : undefined);

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/** Every citation in a text: the page, the number and the line. */
export function citationsIn(text) {
  const named = [...text.matchAll(NAMED)].flatMap(({ 0: all, 1: page, 2: list, index }) =>
    [...list.matchAll(new RegExp(NUMBER, 'g'))].map((found) => ({
      page: pageOf(found[0]) ?? page,
      number: found[0],
      line: lineOf(text, index + all.length - list.length + found.index),
    })),
  );
  const bare = [...text.matchAll(BARE)].map(({ 0: number, index }) => ({
    page: pageOf(number),
    number,
    line: lineOf(text, index),
  }));
  return [...named, ...bare];
}

/** What is wrong with the citations of a file, as lines of `path:line: what`. */
export function citationProblems(path, text, defined) {
  const missing = citationsIn(text)
    .filter(({ page, number }) => !defined[page].has(number))
    .map(({ page, number, line }) => `${path}:${line}: docs/${page}.md has no ${number}`);
  const elsewhere = [...text.matchAll(ELSEWHERE)].map(
    ({ 0: name, index }) => `${path}:${lineOf(text, index)}: ${name} is not in docs/`,
  );
  return [...new Set([...missing, ...elsewhere])];
}

/** The numbers that docs/ defines, by page. */
export const definedNumbers = () =>
  Object.fromEntries(PAGES.map((page) => [page, definedIn(page, readFileSync(`${root}docs/${page}.md`, 'utf8'))]));

const SKIPPED = new Set(['node_modules', 'dist', 'references', 'storybook-static', 'artifacts', 'coverage']);
const READ = /\.(?:ts|tsx|mjs|sql|md|mdx|css|html)$/;

const filesUnder = (folder) =>
  readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesUnder(path);
    return entry.isFile() && READ.test(entry.name) ? [path] : [];
  });

/** Every file that may cite: code, comments, tests and documentation. */
export const citingFiles = () => [
  ...['packages', 'scripts', 'tooling', '.storybook', 'docs'].flatMap(filesUnder),
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'vitest.config.ts',
];

export const readCiting = (path) => readFileSync(`${root}${path}`, 'utf8');
