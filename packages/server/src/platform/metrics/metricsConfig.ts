import { z } from 'zod';

/** Who may read the metrics, and where. */
export interface MetricsConfig {
  /** A port of their own; undefined: `/metrics` on the server's. */
  port: number | undefined;
  host: string;
  /** What a reader brings as `Authorization: Bearer …`; null: nobody is asked. */
  token: string | null;
}

const SENTENCES = {
  METRICS_PORT: 'must be a whole number from 0 to 65535',
  METRICS_TOKEN: 'must have 32 characters or more, without spaces',
} as const;

const whole = (text: string) => (/^\d+$/.test(text) ? Number(text) : NaN);

/** The variables, for the schema of all of them. */
export const metricsVariables = {
  METRICS_PORT: z
    .string()
    .transform(whole)
    .pipe(z.int(SENTENCES.METRICS_PORT).min(0, SENTENCES.METRICS_PORT).max(65_535, SENTENCES.METRICS_PORT))
    .optional(),
  METRICS_HOST: z.string().optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{32,200}$/, SENTENCES.METRICS_TOKEN)
    .optional(),
};

interface Found {
  METRICS_PORT?: number | undefined;
  METRICS_HOST?: string | undefined;
  METRICS_TOKEN?: string | undefined;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** What is missing, as a sentence, or null: figures of the business are not for everybody who reaches the port. */
export function metricsProblem({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Found): string | null {
  if (METRICS_HOST === undefined) return null;
  if (METRICS_PORT === undefined) return 'METRICS_PORT is missing: METRICS_HOST needs the port to listen on.';
  if (METRICS_TOKEN !== undefined || LOOPBACK.test(METRICS_HOST)) return null;
  return `METRICS_TOKEN is missing: METRICS_HOST ${METRICS_HOST} lets other machines read the metrics, which needs a token.`;
}

/** Where the metrics are, or null where nobody reads them. */
export function metricsOf({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Found): MetricsConfig | null {
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return null;
  return { port: METRICS_PORT, host: METRICS_HOST ?? '127.0.0.1', token: METRICS_TOKEN ?? null };
}
