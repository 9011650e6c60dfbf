import { describe, expect, it } from 'vitest';
import { promMetrics } from './promMetrics';
import type { Readings } from './readingMetrics';

const facts = { settlementAge: 4000, silentFeedAge: 0, feedAlarms: 1, breaches: 0, auditAge: 12 };
const pool = { pool: 'writes' as const, most: 8, open: 5, idle: 2, waiting: 4, taken: 100, waitedSeconds: 1.5 };
const readings: Readings = { ready: true, facts, pools: [pool], streams: 7 };
const made = () => promMetrics({ version: '1.2.3', engine: 'pg' });
const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('arma11_'));

describe('the text of the metrics', () => {
  it('has what was looked up, the same however often it is read', async () => {
    const metrics = made();
    await metrics.text(readings);
    expect(linesOf(await metrics.text(readings))).toEqual(
      expect.arrayContaining([
        'arma11_ready 1',
        'arma11_live_streams 7',
        'arma11_db_connections{pool="writes",state="used"} 3',
        'arma11_db_connections_max{pool="writes"} 8',
        'arma11_db_waiting{pool="writes"} 4',
        'arma11_db_taken_total{pool="writes"} 100',
        'arma11_db_wait_seconds_total{pool="writes"} 1.5',
        'arma11_settlement_age_seconds 4000',
        'arma11_ledger_audit_age_seconds 12',
      ]),
    );
  });

  it('leaves out what the database did not tell: 0 would be good news', async () => {
    const metrics = made();
    await metrics.text(readings);
    const lines = linesOf(await metrics.text({ ...readings, ready: false, facts: null }));
    expect(lines).toEqual(expect.arrayContaining(['arma11_ready 0', 'arma11_game_facts 0']));
    expect(lines.filter((line) => /settlement|feed|ledger/.test(line))).toEqual([]);
  });

  it('counts answers by the class of their status, and messages from the first on', async () => {
    const metrics = made();
    for (const status of [200, 204, 503]) metrics.answered({ route: '/livez', method: 'GET', status, seconds: 0.02 });
    metrics.delivered('mail', 'failed');
    const lines = linesOf(await metrics.text(readings));
    expect(lines).toEqual(
      expect.arrayContaining([
        'arma11_http_requests_total{route="/livez",method="GET",status="2xx"} 2',
        'arma11_http_requests_total{route="/livez",method="GET",status="5xx"} 1',
        'arma11_http_request_seconds_bucket{le="0.025",route="/livez",method="GET"} 3',
        'arma11_messages_total{channel="mail",delivery="failed"} 1',
        'arma11_messages_total{channel="sms",delivery="sent"} 0',
      ]),
    );
  });

  it('has a job’s age grow until a pass ends well', async () => {
    const metrics = made();
    const ended = metrics.watchJob('rooms');
    const age = async () =>
      Number(/^arma11_job_age_seconds\{task="rooms"\} (\S+)$/m.exec(await metrics.text(readings))![1]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    ended({ seconds: 0.1, failed: true });
    expect(await age()).toBeGreaterThanOrEqual(0.05);
    ended({ seconds: 0.1, failed: false });
    expect(await age()).toBeLessThan(0.05);
    expect(await metrics.text(readings)).toMatch(/^arma11_job_failures_total\{task="rooms"\} 1$/m);
  });
});
