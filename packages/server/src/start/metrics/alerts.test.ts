import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { promMetrics } from './promMetrics';

const read = (name: string) => readFileSync(new URL(`../../../../../docs/${name}`, import.meta.url), 'utf8');
const alerts = read('alerts.yml');
const dashboard = JSON.parse(read('dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] };

/** What Prometheus reads, with everything counted once. */
async function series(): Promise<{ names: Set<string>; labels: Map<string, Set<string>> }> {
  const metrics = promMetrics({ version: '1.2.3', engine: 'pg' });
  metrics.answered({ route: '/livez', method: 'GET', status: 200, seconds: 0.1 });
  metrics.watchJob('rooms')({ seconds: 0.1, failed: false });
  const pool = { pool: 'writes' as const, most: 8, open: 5, idle: 2, waiting: 0, taken: 1, waitedSeconds: 0 };
  const facts = { settlementAge: 0, silentFeedAge: 0, feedAlarms: 0, breaches: 0, auditAge: 0 };
  const text = await metrics.text({ ready: true, facts, pools: [pool], streams: 0 });
  const labels = new Map<string, Set<string>>();
  for (const [, name, own = ''] of text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? /gm)) {
    const known = labels.get(name!) ?? new Set(['instance']);
    for (const [, label] of own.matchAll(/(\w+)="/g)) known.add(label!);
    labels.set(name!, known);
  }
  return { names: new Set(labels.keys()), labels };
}

const METRIC = /\b(?:arma11|nodejs|process)_[a-z0-9_]+/g;
const expressions = [
  ...[...alerts.matchAll(/^ {8}expr: (?:>-\n((?: {10}.*\n)+)|(.*))/gm)].map(([, block, line]) => block ?? line!),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

describe('alerts.yml and dashboard.json', () => {
  it('name metrics that the server has, by names that Prometheus reads', async () => {
    const { names } = await series();
    const used = [...`${alerts}${JSON.stringify(dashboard)}`.matchAll(METRIC)].map(([name]) => name);
    expect(used.length).toBeGreaterThan(40);
    expect([...new Set(used)].filter((name) => !names.has(name))).toEqual([]);
  });

  it('choose by labels that those metrics have', async () => {
    const { labels } = await series();
    const unknown = expressions.flatMap((expression) =>
      [...expression.matchAll(/\b((?:arma11|nodejs|process)_[a-z0-9_]+)\{([^}]*)\}/g)].flatMap(([, name, chosen]) =>
        [...chosen!.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)]
          .filter(([, label]) => !labels.get(name!)?.has(label!))
          .map(([, label]) => `${name}: ${label}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('wake a person for each thing that cannot wait, and say what to do', () => {
    const rules = alerts.split(/^ {6}- alert: /m).slice(1);
    const pages = rules.filter((rule) => rule.includes('severity: page')).map((rule) => rule.split('\n')[0]);
    expect(pages).toEqual(
      expect.arrayContaining([
        'Arma11NotReady',
        'Arma11LedgerBroken',
        'Arma11SettlementOverdue',
        'Arma11FeedSilent',
        'Arma11ServerErrors',
        'Arma11PoolExhausted',
        'Arma11EventLoopLag',
        'Arma11MessagesFailing',
      ]),
    );
    expect(rules.filter((rule) => !/severity: (page|ticket)[^]*summary: .+[^]*action: .+/.test(rule))).toEqual([]);
    expect(expressions.length).toBeGreaterThan(rules.length);
  });
});

describe('docs/operate.md', () => {
  it('has a line for each metric of ours', () => {
    const documented = new Set([...read('operate.md').matchAll(METRIC)].map(([name]) => name));
    const own = promMetrics({ version: '1', engine: 'pg' })
      .names()
      .filter((name) => name.startsWith('arma11_'));
    expect(own.filter((name) => !documented.has(name))).toEqual([]);
  });
});
