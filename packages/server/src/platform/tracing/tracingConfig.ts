import { z } from 'zod';

/** OpenTelemetry's own names of how traces are chosen. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces go, and which. */
export interface TracingConfig {
  endpoint: string;
  service: string;
  sampler: (typeof SAMPLERS)[number];
  /** Of `traceidratio`: which part of the traces, 0 to 1. */
  ratio: number;
}

const SENTENCES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: 'must be an address like http://127.0.0.1:4318',
  OTEL_TRACES_SAMPLER: `must be one of ${SAMPLERS.join(', ')}`,
  OTEL_TRACES_SAMPLER_ARG: 'must be a number from 0 to 1',
} as const;

const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The variables, for the schema of all of them; OpenTelemetry's libraries read further ones of theirs. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().refine(isWeb, SENTENCES.OTEL_EXPORTER_OTLP_ENDPOINT).optional(),
  OTEL_SERVICE_NAME: z.string().max(80).optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS, SENTENCES.OTEL_TRACES_SAMPLER).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^\d(\.\d{1,6})?$/, SENTENCES.OTEL_TRACES_SAMPLER_ARG)
    .transform(Number)
    .pipe(z.number().max(1, SENTENCES.OTEL_TRACES_SAMPLER_ARG))
    .optional(),
};

interface Found {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_SERVICE_NAME?: string | undefined;
  OTEL_TRACES_SAMPLER?: TracingConfig['sampler'] | undefined;
  OTEL_TRACES_SAMPLER_ARG?: number | undefined;
}

/** Where traces go, or null where nobody collects them. */
export function tracingOf(found: Found): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = found;
  if (endpoint === undefined) return null;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    service: found.OTEL_SERVICE_NAME ?? 'arma11',
    sampler: found.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
    ratio: found.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}
