// Long: everything that the environment decides, and what is refused of it.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  type IdentityConfig,
  identityConfigOf,
  identityProblem,
  identityVariables,
} from './players/accounts/identityConfig';
import { type MessageConfig, messageProblem, messagesOf, messageVariables } from './platform/messages/messageConfig';
import { metricsOf, type MetricsConfig, metricsProblem, metricsVariables } from './platform/metrics/metricsConfig';
import { type TracingConfig, tracingOf, tracingVariables } from './platform/tracing/tracingConfig';
import {
  encryptionKeysOf,
  type EncryptionKeys,
  encryptionProblem,
  encryptionVariables,
} from './platform/sealing/encryptionConfig';
import { plainTransport } from './platform/plainTransport';
import { type ReceiptConfig, receiptProblem, receiptsOf, receiptVariables } from './wallet/deposits/receiptConfig';
import type { SmsRules } from './platform/deps';
import { smsRulesOf, smsVariables } from './players/accounts/smsConfig';

/** What the environment decides. The README's table of variables says the same in words. */
export interface Config {
  port: number;
  /** Undefined: every interface, IPv6 and IPv4. */
  host: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database without a pooler between, for LISTEN; undefined: `databaseUrl` is direct. */
  listenUrl: string | undefined;
  /** A standby of it, for reads that may be some seconds old; undefined: there is none. */
  standbyUrl: string | undefined;
  production: boolean;
  /** A rehearsal's clock: where it starts (undefined: now) and how fast it runs. */
  clock: { at: string | undefined; speed: number } | undefined;
  /** Whether an empty database is given the demo season. */
  demo: boolean;
  /** What coins are; undefined: 'demo' with the demo season, else 'play'. */
  money: 'play' | 'demo' | 'real' | undefined;
  /** The operator's licence to take real money; the footer shows it. */
  licence: string | null;
  /** What documents and bank accounts are sealed with, the newest first; the development's own unless given. */
  encryptionKeys: EncryptionKeys;
  receipts: ReceiptConfig;
  /** Null: nobody signs in with Google. */
  identity: IdentityConfig | null;
  /** PUBLIC_URL without a slash at the end; null: nobody has said where the server is reached. */
  publicUrl: string | null;
  messages: MessageConfig;
  smsRules: SmsRules;
  /** What proves the operator's accounts with sources that ask for one. */
  feedTokens: { footballData: string | null };
  /** Whether each request is a line of the log. */
  accessLog: boolean;
  /** Null: there are no metrics. */
  metrics: MetricsConfig | null;
  /** Null: nobody collects traces. */
  traces: TracingConfig | null;
  /** Addresses whose X-Forwarded-For is believed; `loopback` stands for this machine. */
  trustProxy: string[];
  /** What the process runs on, for those who look whether it is fit: the version of Node, the machine's own clock. */
  machine: { node: string; now(): number };
}

/** A variable has a value that the server cannot start with; the message names it. */
class BadVariable extends Error {
  override readonly name = 'BadVariable';
}

const isProxy = (entry: string) => {
  const [address = '', bits, ...more] = entry.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return entry === 'loopback' || (isIP(address) > 0 && more.length === 0 && fits);
};
const isPostgresUrl = (text: string) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
const whole = (text: string) => (/^\d+$/.test(text) ? Number(text) : NaN);

/** Whose value a message may repeat: what it prints ends up in logs, and the others may hold a password. */
const SHOWN = new Set(
  'PORT DATA_DIR NODE_ENV CLOCK CLOCK_SPEED ALLOW_VOLATILE_LEDGER ALLOW_PLAIN_TRANSPORT DEMO MONEY LICENCE_NUMBER TRUST_PROXY RECEIPTS_REGION RECEIPT_DAYS PUBLIC_URL MAIL_FROM SMS_LIMITS SMS_COUNTRIES ACCESS_LOG METRICS_PORT METRICS_HOST OTEL_SERVICE_NAME OTEL_TRACES_SAMPLER OTEL_TRACES_SAMPLER_ARG FIREBASE_PROJECT_ID FIREBASE_AUTH_DOMAIN FIREBASE_AUTH_EMULATOR_HOST'.split(
    ' ',
  ),
);

const Flag = z.enum(['0', '1'], 'must be 0 or 1').optional();
const SENTENCES = {
  PORT: 'must be a whole number from 0 to 65535',
  DATABASE_URL: 'must be an address like postgres://user:password@host:5432/name',
  DATABASE_DIRECT_URL: 'must be an address like postgres://user:password@host:5432/name',
  DATABASE_STANDBY_URL: 'must be an address like postgres://user:password@host:5432/name',
  CLOCK: 'must be an instant like 2025-02-01T10:00:00Z',
  CLOCK_SPEED: 'must be a number from 0 to 100000',
  LICENCE_NUMBER: 'must be the number of the licence, of 3 to 80 characters',
  FOOTBALL_DATA_TOKEN: 'must be the token of the account with football-data.org, of 8 to 200 characters',
  TRUST_PROXY: 'must be a list of addresses, networks like 10.0.0.0/8, or loopback, parted by commas',
} as const;

const Variables = z.object({
  PORT: z
    .string()
    .transform(whole)
    .pipe(z.int(SENTENCES.PORT).min(0, SENTENCES.PORT).max(65_535, SENTENCES.PORT))
    .optional(),
  HOST: z.string().optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z.string().refine(isPostgresUrl, SENTENCES.DATABASE_URL).optional(),
  DATABASE_DIRECT_URL: z.string().refine(isPostgresUrl, SENTENCES.DATABASE_DIRECT_URL).optional(),
  DATABASE_STANDBY_URL: z.string().refine(isPostgresUrl, SENTENCES.DATABASE_STANDBY_URL).optional(),
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').optional(),
  CLOCK: z.iso.datetime({ offset: true, error: SENTENCES.CLOCK }).optional(),
  CLOCK_SPEED: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,3})?$/, SENTENCES.CLOCK_SPEED)
    .transform(Number)
    .pipe(z.number().max(100_000, SENTENCES.CLOCK_SPEED))
    .optional(),
  ALLOW_VOLATILE_LEDGER: Flag,
  ALLOW_PLAIN_TRANSPORT: Flag,
  DEMO: Flag,
  MONEY: z.enum(['play', 'demo', 'real'], 'must be play, demo or real').optional(),
  ACCESS_LOG: z.enum(['off', 'json'], 'must be off or json').optional(),
  LICENCE_NUMBER: z.string().trim().min(3, SENTENCES.LICENCE_NUMBER).max(80, SENTENCES.LICENCE_NUMBER).optional(),
  FOOTBALL_DATA_TOKEN: z
    .string()
    .trim()
    .min(8, SENTENCES.FOOTBALL_DATA_TOKEN)
    .max(200, SENTENCES.FOOTBALL_DATA_TOKEN)
    .optional(),
  ...encryptionVariables,
  ...receiptVariables,
  ...identityVariables,
  ...messageVariables,
  ...smsVariables,
  ...metricsVariables,
  ...tracingVariables,
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine((list) => list.every(isProxy), SENTENCES.TRUST_PROXY)
    .optional(),
});
type Variables = z.output<typeof Variables>;

function parse(env: Record<string, string | undefined>): Variables {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = Variables.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const name = String(issue.path[0]);
  throw new BadVariable(`${name} ${issue.message}${SHOWN.has(name) ? `, not "${given[name]}"` : ''}.`);
}

/** What production does not do: play with time, or pretend that the embedded database is safe for money. */
function assertFitForProduction(found: Variables): void {
  for (const name of ['CLOCK', 'CLOCK_SPEED', 'FIREBASE_AUTH_EMULATOR_HOST'] as const) {
    if (found[name] !== undefined)
      throw new BadVariable(`${name} is for rehearsals: remove it, or NODE_ENV=production.`);
  }
  if (found.DEMO === '1') {
    throw new BadVariable('DEMO=1 is refused with NODE_ENV=production: the passwords of the demo accounts are public.');
  }
  if (!found.DATABASE_URL && found.ALLOW_VOLATILE_LEDGER !== '1') {
    throw new BadVariable(
      'DATABASE_URL is missing: with NODE_ENV=production the embedded database, which a power cut can damage, is used ' +
        'only with ALLOW_VOLATILE_LEDGER=1.',
    );
  }
  const problem = found.ALLOW_PLAIN_TRANSPORT === '1' ? null : plainTransport(found);
  if (problem) throw new BadVariable(problem);
}

/** Node's own switch, for every connection at once. */
function assertCertificatesChecked(env: Record<string, string | undefined>): void {
  if (env['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0') return;
  throw new BadVariable(
    'NODE_TLS_REJECT_UNAUTHORIZED=0 is refused with NODE_ENV=production: no certificate would be checked. Name your own ' +
      'authority instead: NODE_EXTRA_CA_CERTS.',
  );
}

/** Real money needs a licence, a database that a power cut cannot damage, and everything that production refuses. */
function assertSafeForMoney(found: Variables): void {
  if (found.MONEY !== 'real') return;
  if (found.NODE_ENV !== 'production') {
    throw new BadVariable(
      'NODE_ENV=production is missing: MONEY=real needs it, because elsewhere clocks and demo accounts are allowed.',
    );
  }
  if (!found.LICENCE_NUMBER) {
    throw new BadVariable(
      'LICENCE_NUMBER is missing: MONEY=real needs the number of the licence, which the footer shows.',
    );
  }
  if (!found.DATABASE_URL) {
    throw new BadVariable(
      'DATABASE_URL is missing: MONEY=real needs PostgreSQL, because a power cut can damage the embedded database.',
    );
  }
}

function assertCompleteSettings(found: Variables, production: boolean): void {
  const problem =
    identityProblem(found) ??
    messageProblem(found, production) ??
    encryptionProblem(found, production) ??
    receiptProblem(found) ??
    metricsProblem(found);
  if (problem) throw new BadVariable(problem);
}

/** Reads the configuration, or throws BadVariable with one sentence. An empty variable counts as absent. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const found = parse(env);
  const production = found.NODE_ENV === 'production';
  if (production) {
    assertFitForProduction(found);
    assertCertificatesChecked(env);
  }
  assertSafeForMoney(found);
  assertCompleteSettings(found, production);
  const rehearsal = found.CLOCK !== undefined || found.CLOCK_SPEED !== undefined;
  return {
    port: found.PORT ?? 3000,
    host: found.HOST,
    dataDir: resolve(found.DATA_DIR ?? '.data'),
    databaseUrl: found.DATABASE_URL,
    listenUrl: found.DATABASE_DIRECT_URL,
    standbyUrl: found.DATABASE_STANDBY_URL,
    production,
    clock: rehearsal ? { at: found.CLOCK, speed: found.CLOCK_SPEED ?? 1 } : undefined,
    demo: found.DEMO === undefined ? !production : found.DEMO === '1',
    money: found.MONEY,
    licence: found.LICENCE_NUMBER ?? null,
    encryptionKeys: encryptionKeysOf(found),
    receipts: receiptsOf(found),
    identity: identityConfigOf(found),
    publicUrl: found.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    messages: messagesOf(found, found.PORT ?? 3000),
    smsRules: smsRulesOf(found),
    feedTokens: { footballData: found.FOOTBALL_DATA_TOKEN ?? null },
    accessLog: (found.ACCESS_LOG ?? (production ? 'json' : 'off')) === 'json',
    metrics: metricsOf(found),
    traces: tracingOf(found),
    trustProxy: found.TRUST_PROXY ?? ['loopback'],
    machine: { node: process.versions.node, now: Date.now },
  };
}
