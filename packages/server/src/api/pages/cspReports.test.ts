import { describe, expect, it } from 'vitest';
import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import { cspReports, REPORT_PATH } from './cspReports';

const sent = (body: Record<string, unknown>, type = 'csp-violation') => ({
  age: 53531,
  body: {
    blockedURL: 'https://evil.test/steal.js?code=K7QW3M9XZA',
    columnNumber: 39,
    disposition: 'enforce',
    documentURL: 'https://play.example/predi/sala/42?code=K7QW3M9XZA',
    effectiveDirective: 'script-src-elem',
    lineNumber: 121,
    originalPolicy: "default-src 'none'",
    referrer: '',
    sample: 'secret sample',
    sourceFile: 'https://play.example/assets/index-12345678.js',
    statusCode: 200,
    ...body,
  },
  type,
  url: 'https://play.example/predi/sala/42?code=K7QW3M9XZA',
  user_agent: 'Mozilla/5.0',
});

function collector() {
  const lines: Parameters<Deps['log']>[0][] = [];
  const clock = { now: 0 };
  const app = cspReports({ log: (line) => void lines.push(line) }, () => clock.now);
  app.onError((error, c) => c.body(null, error instanceof Refusal ? error.status : 500));
  const report = async (body: unknown, ip = '192.0.2.1') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return (await app.request(REPORT_PATH, { method: 'POST', body: text }, { ip })).status;
  };
  return { lines, clock, report };
}

const LINE = {
  level: 'warn',
  message: 'csp: a page broke its policy',
  directive: 'script-src-elem',
  blocked: 'https://evil.test',
  page: '/predi/sala/42',
  source: 'https://play.example/assets/index-12345678.js',
  line: 121,
  disposition: 'enforce',
};

describe('a report of a broken policy', () => {
  it('is one line of the log, without queries, samples or the reader’s browser', async () => {
    const { lines, report } = collector();
    expect(await report([sent({})])).toBe(204);
    expect(lines).toEqual([LINE]);
    expect(JSON.stringify(lines)).not.toMatch(/K7QW3M9XZA|secret|Mozilla/);
  });

  it('is understood as other browsers send it', async () => {
    const { lines, report } = collector();
    const older = {
      'blocked-uri': 'inline',
      'document-uri': 'https://play.example/play',
      'violated-directive': "style-src-elem 'self'",
      'line-number': 3,
      disposition: 'report',
    };
    expect(await report({ 'csp-report': older })).toBe(204);
    expect(lines).toMatchObject([
      { directive: 'style-src-elem', blocked: 'inline', page: '/play', line: 3, disposition: 'report' },
    ]);
  });

  it('is told once an hour, however often it comes', async () => {
    const { lines, clock, report } = collector();
    await report([sent({}), sent({})]);
    await report([sent({})], '192.0.2.2');
    expect(lines).toHaveLength(1);
    clock.now = 3_600_000;
    await report([sent({})]);
    expect(lines).toHaveLength(2);
  });

  it('is left alone where an extension of the browser did it, or it is of something else', async () => {
    const { lines, report } = collector();
    await report([
      sent({ sourceFile: 'chrome-extension://abcdef/content.js' }),
      sent({ sourceFile: 'chrome-extension' }),
      sent({ blockedURL: 'moz-extension://abcdef/a.css' }),
      sent({}, 'deprecation'),
    ]);
    expect(lines).toEqual([]);
  });

  it('never says more than words and places, whatever is sent', async () => {
    const { lines, report } = collector();
    await report([
      sent({ effectiveDirective: 'x\n{"level":"error"}', blockedURL: 'javascript:alert(1)', lineNumber: 'x' }),
    ]);
    expect(lines).toEqual([]);
    await report([
      sent({ effectiveDirective: 'x\n"', blockedURL: 'data:text/html,secret', documentURL: 'no address' }),
    ]);
    expect(lines).toMatchObject([{ directive: 'unknown', blocked: 'data:', page: 'unknown' }]);
  });
});

describe('the collector', () => {
  it('refuses what is too long, and what is no JSON', async () => {
    const { lines, report } = collector();
    expect(await report(JSON.stringify([sent({ sample: 'x'.repeat(17_000) })]))).toBe(413);
    expect(await report('{')).toBe(400);
    expect(lines).toEqual([]);
  });

  it('takes thirty requests a minute from an address, twenty reports of one, and a hundred different ones an hour', async () => {
    const { lines, report } = collector();
    const all = (count: number) => Array.from({ length: count }, (_, i) => sent({ lineNumber: i }));
    await report(all(25).map(({ body, type }) => ({ type, body: { ...body, originalPolicy: '' } })));
    expect(lines).toHaveLength(20);
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) statuses.push(await report([sent({ lineNumber: 1000 + i })], '192.0.2.7'));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    for (let i = 0; i < 100; i++) await report([sent({ lineNumber: 2000 + i })], `198.51.100.${i}`);
    expect(lines).toHaveLength(100);
  });
});
