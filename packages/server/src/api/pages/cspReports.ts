import { Hono } from 'hono';
import { z } from 'zod';
import { loggedPath } from '../pipeline/loggedPath';
import type { Deps } from '../../platform/deps';
import { ownTokens, requestCounter } from '../../platform/http/countRequests';
import type { ServerEnv } from '../../platform/http/env';
import { readJson } from '../../platform/http/readBody';

/** Where browsers send what a page's policy has stopped, or would have. */
export const REPORT_PATH = '/csp-reports';

const MOST_BYTES = 16 * 1024;
/** A minute, per address: a page in trouble sends some, not hundreds. */
const MOST_REQUESTS = 30;
/** Of one request. */
const MOST_REPORTS = 20;
const HOUR_MS = 3_600_000;
/** Different ones that are told in an hour: anybody may send reports, and not fill a disk. */
const MOST_TOLD = 100;

const Text = z.string().max(4096).nullish();

/** As Chromium sends them (`report-to`), several at once. */
const Sent = z.array(
  z.object({
    type: z.string().nullish(),
    body: z.object({
      effectiveDirective: Text,
      blockedURL: Text,
      documentURL: Text,
      sourceFile: Text,
      lineNumber: z.number().nullish(),
      disposition: Text,
    }),
  }),
);

/** As the others do (`report-uri`), one alone. */
const Older = z.object({
  'csp-report': z.object({
    'effective-directive': Text,
    'violated-directive': Text,
    'blocked-uri': Text,
    'document-uri': Text,
    'source-file': Text,
    'line-number': z.number().nullish(),
    disposition: Text,
  }),
});

/** What the log keeps of a report. */
interface Report {
  directive: string;
  /** The origin of what was stopped, or `inline`, `eval` and the like. */
  blocked: string;
  /** The page, without its query. */
  page: string;
  /** Where the code was that did it. */
  source: string;
  line: number | null;
  disposition: 'enforce' | 'report';
}

type Told = z.infer<typeof Sent>[number]['body'];

const fromOlder = ({ 'csp-report': told }: z.infer<typeof Older>): Told => ({
  effectiveDirective: told['effective-directive'] ?? told['violated-directive']?.split(' ')[0],
  blockedURL: told['blocked-uri'],
  documentURL: told['document-uri'],
  sourceFile: told['source-file'],
  lineNumber: told['line-number'],
  disposition: told.disposition,
});

const word = (text: string) => (/^[a-z-]{1,40}$/.test(text) ? text : 'unknown');

/** An address without what may be somebody's: of a site its origin, of data and extensions the scheme. */
function placeOf(text: string): string {
  if (!URL.canParse(text)) return word(text);
  const { origin, protocol } = new URL(text);
  return origin === 'null' ? protocol : origin.slice(0, 200);
}

function pathOf(text: string): string {
  return URL.canParse(text) ? loggedPath('/*', new URL(text).pathname) : 'unknown';
}

function reportOf(told: Told): Report {
  const { sourceFile } = told;
  const ours = sourceFile && /^https?:/.test(sourceFile) && URL.canParse(sourceFile);
  return {
    directive: word(told.effectiveDirective ?? ''),
    blocked: placeOf(told.blockedURL ?? ''),
    page: pathOf(told.documentURL ?? ''),
    source: ours ? `${placeOf(sourceFile)}${pathOf(sourceFile)}` : placeOf(sourceFile ?? ''),
    line: Number.isInteger(told.lineNumber) ? told.lineNumber! : null,
    disposition: told.disposition === 'enforce' ? 'enforce' : 'report',
  };
}

/** Extensions of the reader's browser break policies all day, and nobody of ours can mend them. */
const ofExtension = ({ blocked, source }: Report) =>
  [blocked, source].some((place) => /^[a-z-]*(extension|safari-web-extension)\b/.test(place));

function reportsIn(body: unknown): Report[] {
  const [sent, older] = [Sent.safeParse(body), Older.safeParse(body)];
  const csp = sent.success
    ? sent.data.filter(({ type }) => type === 'csp-violation').map(({ body: told }) => told)
    : [];
  return [...csp, ...(older.success ? [fromOlder(older.data)] : [])].slice(0, MOST_REPORTS).map(reportOf);
}

/** Each different report once an hour. */
function tellOnce(log: Deps['log'], now: () => number): (report: Report) => void {
  let told = new Set<string>();
  let ends = now() + HOUR_MS;
  return (report) => {
    if (now() >= ends) [told, ends] = [new Set(), now() + HOUR_MS];
    const key = JSON.stringify(report);
    if (told.has(key) || told.size >= MOST_TOLD) return;
    told.add(key);
    log({ level: 'warn', message: 'csp: a page broke its policy', ...report });
  };
}

/** Takes reports of broken policies into the log (docs/operate.md, Broken page policies). */
export function cspReports({ log }: Pick<Deps, 'log'>, now: () => number = () => performance.now()): Hono<ServerEnv> {
  const count = requestCounter(ownTokens(now), now);
  const tell = tellOnce(log, now);
  const app = new Hono<ServerEnv>();
  app.post(REPORT_PATH, async (c) => {
    if ((await count(`csp ${c.env?.ip ?? ''}`, MOST_REQUESTS)) > 0) return c.body(null, 429);
    for (const report of reportsIn(await readJson(c.req.raw, MOST_BYTES))) if (!ofExtension(report)) tell(report);
    return c.body(null, 204);
  });
  return app;
}
