import type { Deps } from '../../platform/deps';
import type { Tracing } from '../../platform/tracing/Tracing';
import type { TracingConfig } from '../../platform/tracing/tracingConfig';

/** The tracing that is configured, or undefined: then its libraries are not even loaded. */
export async function openTracing(
  config: TracingConfig | null,
  about: { version: string; log: Deps['log'] },
): Promise<Tracing | undefined> {
  if (!config) return undefined;
  const { otlpTracing } = await import('./otlpTracing');
  return otlpTracing(config, about);
}
