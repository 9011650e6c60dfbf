import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from '../../platform/db/database';
import type { Channel, Delivery, Metrics } from '../../platform/metrics/Metrics';
import type { GameFacts } from './gameFacts';

/** What is looked up when somebody reads the metrics. */
export interface Readings {
  ready: boolean;
  /** Null: the database did not tell. */
  facts: GameFacts | null;
  pools: PoolUse[];
  streams: number;
}

/** Metrics that are kept in this process and written as Prometheus reads them. */
export interface PromMetrics extends Metrics {
  contentType: string;
  text(readings: Readings): Promise<string>;
  /** Everything that may be asked for, by name. */
  names(): string[];
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PASS_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];
const CHANNELS: readonly Channel[] = ['mail', 'sms', 'push'];
const DELIVERIES: readonly Delivery[] = ['sent', 'failed'];

const statusClass = (status: number) => `${Math.floor(status / 100)}xx`;

/** Requests by their route: rate, errors, duration. */
function requestMetrics(registers: Registry[]): Pick<Metrics, 'answered'> {
  const answers = new Counter({
    name: 'arma11_http_requests_total',
    help: 'Requests that were answered, by route, method and class of the status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'arma11_http_request_seconds',
    help: 'Seconds until the head of the answer was made, by route and method.',
    labelNames: ['route', 'method'],
    buckets: SECONDS,
    registers,
  });
  return {
    answered({ route, method, status, seconds }) {
      answers.inc({ route, method, status: statusClass(status) });
      duration.observe({ route, method }, seconds);
    },
  };
}

function messageMetrics(registers: Registry[]): Pick<Metrics, 'delivered'> {
  const messages = new Counter({
    name: 'arma11_messages_total',
    help: 'Messages by channel and what became of them: sent, failed or, of a device that does not exist any more, gone.',
    labelNames: ['channel', 'delivery'],
    registers,
  });
  // A rate needs a beginning: the first failure counts.
  for (const channel of CHANNELS) for (const delivery of DELIVERIES) messages.inc({ channel, delivery }, 0);
  return { delivered: (channel, delivery) => messages.inc({ channel, delivery }) };
}

function jobMetrics(registers: Registry[]): Pick<Metrics, 'watchJob'> {
  const goodAt = new Map<string, number>();
  const duration = new Histogram({
    name: 'arma11_job_pass_seconds',
    help: 'Seconds that a pass of a job took.',
    labelNames: ['task'],
    buckets: PASS_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'arma11_job_failures_total',
    help: 'Passes of a job that failed and are tried again.',
    labelNames: ['task'],
    registers,
  });
  new Gauge({
    name: 'arma11_job_age_seconds',
    help: 'Seconds since a pass of a job last ended well on this server.',
    labelNames: ['task'],
    registers,
    collect() {
      for (const [job, at] of goodAt) this.set({ task: job }, (performance.now() - at) / 1000);
    },
  });
  return {
    watchJob(job) {
      goodAt.set(job, performance.now());
      failures.inc({ task: job }, 0);
      return ({ seconds, failed }) => {
        duration.observe({ task: job }, seconds);
        if (failed) failures.inc({ task: job });
        else goodAt.set(job, performance.now());
      };
    },
  };
}

/** What the database tells of the game; absent, not 0, where it does not tell. */
function factMetrics(registers: Registry[]): (facts: GameFacts | null) => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const known = gauge('arma11_game_facts', '1 where the database told the figures of the game, 0 where it did not.');
  const gauges: Record<keyof GameFacts, Gauge> = {
    settlementAge: gauge(
      'arma11_settlement_age_seconds',
      'Seconds since the last whistle of the room that waits longest to be paid; 0 while all are paid.',
    ),
    silentFeedAge: gauge(
      'arma11_feed_silent_seconds',
      'Seconds since the feed that is silent longest gave a good answer; 0 while none is silent.',
    ),
    feedAlarms: gauge('arma11_feed_alarms', 'Feeds with an alarm of any kind.'),
    breaches: gauge(
      'arma11_ledger_breaches',
      'Money invariants that the auditor found broken: while it is not 0, no coins move.',
    ),
    auditAge: gauge('arma11_ledger_audit_age_seconds', 'Seconds since the auditor of any server last began a pass.'),
  };
  return (facts) => {
    known.set(facts ? 1 : 0);
    for (const [name, each] of Object.entries(gauges)) {
      if (facts) each.set(facts[name as keyof GameFacts]);
      else each.remove();
    }
  };
}

function poolMetrics(registers: Registry[]): (pools: readonly PoolUse[]) => void {
  const labelNames = ['pool'] as const;
  const used = new Gauge({
    name: 'arma11_db_connections',
    help: 'Open connections of a pool, by whether they are in use.',
    labelNames: ['pool', 'state'],
    registers,
  });
  const most = new Gauge({
    name: 'arma11_db_connections_max',
    help: 'Connections that a pool may open.',
    labelNames,
    registers,
  });
  const waiting = new Gauge({
    name: 'arma11_db_waiting',
    help: 'Who waits for a connection now.',
    labelNames,
    registers,
  });
  const taken = new Counter({
    name: 'arma11_db_taken_total',
    help: 'How often a connection was asked for.',
    labelNames,
    registers,
  });
  const waited = new Counter({
    name: 'arma11_db_wait_seconds_total',
    help: 'Seconds that were waited for connections.',
    labelNames,
    registers,
  });
  return (pools) => {
    taken.reset();
    waited.reset();
    for (const { pool, ...use } of pools) {
      used.set({ pool, state: 'used' }, use.open - use.idle);
      used.set({ pool, state: 'idle' }, use.idle);
      most.set({ pool }, use.most);
      waiting.set({ pool }, use.waiting);
      taken.inc({ pool }, use.taken);
      waited.inc({ pool }, use.waitedSeconds);
    }
  };
}

/** Counts in a registry of its own, with what Node tells of its process. */
export function promMetrics(facts: { version: string; engine: string }): PromMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'arma11_build_info',
    help: 'Always 1: the version of the server and its database.',
    labelNames: ['version', 'engine'],
    registers,
  }).set(facts, 1);
  const ready = new Gauge({ name: 'arma11_ready', help: '1 where /readyz answers 200, else 0.', registers });
  const streams = new Gauge({ name: 'arma11_live_streams', help: 'Streams of players that are open.', registers });
  const setFacts = factMetrics(registers);
  const setPools = poolMetrics(registers);
  return {
    ...requestMetrics(registers),
    ...messageMetrics(registers),
    ...jobMetrics(registers),
    contentType: registry.contentType,
    text(readings) {
      ready.set(readings.ready ? 1 : 0);
      streams.set(readings.streams);
      setFacts(readings.facts);
      setPools(readings.pools);
      return registry.metrics();
    },
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
  };
}
