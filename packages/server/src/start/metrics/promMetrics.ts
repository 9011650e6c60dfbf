import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Channel, Delivery, Metrics } from '../../platform/metrics/Metrics';
import { type Readings, readingMetrics } from './readingMetrics';

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

function queueMetrics(registers: Registry[]): Pick<Metrics, 'unqueued'> {
  const rooms = new Counter({
    name: 'arma11_rooms_unqueued_total',
    help: 'Rooms that were due and that nothing had queued, found by the slow look at all rooms; above 0 a change was missed.',
    registers,
  });
  return { unqueued: (found) => rooms.inc(found) };
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
  const setReadings = readingMetrics(registers);
  return {
    ...requestMetrics(registers),
    ...messageMetrics(registers),
    ...jobMetrics(registers),
    ...queueMetrics(registers),
    contentType: registry.contentType,
    text(readings) {
      setReadings(readings);
      return registry.metrics();
    },
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
  };
}
