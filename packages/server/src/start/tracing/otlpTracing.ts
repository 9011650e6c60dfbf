import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Deps } from '../../platform/deps';
import type { Tracing } from '../../platform/tracing/Tracing';
import type { TracingConfig } from '../../platform/tracing/tracingConfig';

/** A collector that is away is told once in a while, not with every batch. */
const TOLD_EVERY_MS = 60_000;
/** A server that stops does not wait long for a collector. */
const PATIENCE_MS = 3000;

function samplerOf({ sampler, ratio }: TracingConfig): Sampler {
  const kind = sampler.replace('parentbased_', '');
  const root = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }[kind]!();
  return kind === sampler ? root : new ParentBasedSampler({ root });
}

/** The exporter, which keeps nobody from working: what cannot be delivered is dropped, and told. */
function toldExporter(exporter: SpanExporter, log: Deps['log']): SpanExporter {
  let toldAt = -Infinity;
  return {
    shutdown: () => exporter.shutdown(),
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS && performance.now() - toldAt > TOLD_EVERY_MS) {
          toldAt = performance.now();
          log({ level: 'warn', message: 'tracing: spans could not be delivered', error: String(result.error) });
        }
        done(result);
      }),
  };
}

function providerOf(config: TracingConfig, { version, log }: { version: string; log: Deps['log'] }): TracerProvider {
  const own = { 'service.name': config.service, 'service.version': version };
  return new TracerProvider({
    sampler: samplerOf(config),
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes(own)),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: toldExporter(new OTLPTraceExporter({ url: `${config.endpoint}/v1/traces` }), log),
      }),
    ],
  });
}

/** Traces that go to a collector by OTLP over HTTP; the spans of a request find each other without anything global. */
export function otlpTracing(config: TracingConfig, about: { version: string; log: Deps['log'] }): Tracing {
  const provider = providerOf(config, about);
  const tracer = provider.getTracer('arma11', about.version);
  const propagator = new W3CTraceContextPropagator();
  const active = new AsyncLocalStorage<Context>();
  const span = () => trace.getSpan(active.getStore() ?? ROOT_CONTEXT);
  return {
    async request(headers, work) {
      const parent = propagator.extract(ROOT_CONTEXT, Object.fromEntries(headers), defaultTextMapGetter);
      const own = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
      try {
        const { method, route, path, status, requestId } = await active.run(trace.setSpan(parent, own), work);
        own.updateName(`${method} ${route}`);
        own.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'url.path': path,
          'http.response.status_code': status,
          'arma11.request_id': requestId,
        });
        if (status >= 500) own.setStatus({ code: SpanStatusCode.ERROR });
      } finally {
        own.end();
      }
    },
    statement(name, ms, error) {
      if (!span()) return;
      const end = performance.timeOrigin + performance.now();
      const [verb = name, table] = name.split(' ');
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': verb,
        ...(table ? { 'db.collection.name': table } : {}),
      };
      const own = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: end - ms, attributes }, active.getStore());
      // Its code alone: the message may hold values.
      if (error) {
        own.setAttribute('db.response.status_code', String((error as { code?: unknown }).code ?? 'unknown'));
        own.setStatus({ code: SpanStatusCode.ERROR });
      }
      own.end(end);
    },
    traceId() {
      const context = span()?.spanContext();
      return context && isSpanContextValid(context) ? context.traceId : undefined;
    },
    headers() {
      const carrier: Record<string, string> = {};
      propagator.inject(active.getStore() ?? ROOT_CONTEXT, carrier, defaultTextMapSetter);
      return carrier;
    },
    async close() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
}
