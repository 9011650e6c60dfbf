import { Counter, Gauge, type Registry } from 'prom-client';
import type { PoolUse } from '../../platform/db/database';
import type { GameFacts } from './gameFacts';

/** What is looked up when somebody reads the metrics. */
export interface Readings {
  ready: boolean;
  /** Null: the database did not tell. */
  facts: GameFacts | null;
  pools: PoolUse[];
  streams: number;
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

/** The metrics that are looked up, with what sets them all. */
export function readingMetrics(registers: Registry[]): (readings: Readings) => void {
  const ready = new Gauge({ name: 'arma11_ready', help: '1 where /readyz answers 200, else 0.', registers });
  const streams = new Gauge({ name: 'arma11_live_streams', help: 'Streams of players that are open.', registers });
  const setFacts = factMetrics(registers);
  const setPools = poolMetrics(registers);
  return (readings) => {
    ready.set(readings.ready ? 1 : 0);
    streams.set(readings.streams);
    setFacts(readings.facts);
    setPools(readings.pools);
  };
}
