import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { DEVELOPMENT_KEY } from './platform/sealing/encryptionConfig';
import { DEFAULT_SMS_RULES } from './players/accounts/smsAllowance';

const POSTGRES = 'postgres://arma11:secret@db.test:5432/arma11?sslmode=verify-full';
const PLAIN = POSTGRES.replace(/\?.*/, '');
const MESSAGES = {
  PUBLIC_URL: 'https://juego.test/',
  SMTP_URL: 'smtps://user:secret@mail.test:465',
  MAIL_FROM: 'Arma Tu 11 <hola@juego.test>',
  SMS_WEBHOOK_URL: 'https://sms.test/send',
  SMS_WEBHOOK_SECRET: 's'.repeat(32),
  ENCRYPTION_KEYS: `test:${'k'.repeat(43)}`,
};

describe('readConfig', () => {
  it('needs nothing: port 3000, .data, the demo season, the real clock, loopback proxies', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: undefined,
      dataDir: `${process.cwd()}/.data`,
      databaseUrl: undefined,
      production: false,
      clock: undefined,
      demo: true,
      money: undefined,
      licence: null,
      encryptionKeys: [DEVELOPMENT_KEY],
      receipts: { place: null, days: 90 },
      identity: null,
      publicUrl: null,
      messages: { publicUrl: 'http://localhost:3000', mail: null, sms: null },
      smsRules: DEFAULT_SMS_RULES,
      feedTokens: { footballData: null },
      accessLog: false,
      metrics: null,
      traces: null,
      trustProxy: ['loopback'],
      machine: expect.anything(),
    });
  });

  it('takes every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATA_DIR: '/srv/arma11',
      DATABASE_URL: POSTGRES,
      DATABASE_DIRECT_URL: POSTGRES.replace('db.test', 'direct.test'),
      DATABASE_STANDBY_URL: POSTGRES.replace('db.test', 'standby.test'),
      NODE_ENV: 'development',
      CLOCK: '2025-02-01T10:00:00Z',
      CLOCK_SPEED: '60',
      DEMO: '0',
      FIREBASE_PROJECT_ID: 'demo-arma-tu-11',
      FIREBASE_API_KEY: 'una-clave-1',
      FIREBASE_AUTH_DOMAIN: 'cuentas.juego.test',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      ...MESSAGES,
      SMS_LIMITS: 'total=20000, address=50',
      SMS_COUNTRIES: '51, 56=100',
      FOOTBALL_DATA_TOKEN: 'una-ficha-1',
      ACCESS_LOG: 'json',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
      OTEL_SERVICE_NAME: 'juego',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      METRICS_TOKEN: 'm'.repeat(32),
      RECEIPTS_URL: 'https://s3.test/comprobantes',
      RECEIPTS_REGION: 'auto',
      RECEIPTS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      RECEIPTS_SECRET_ACCESS_KEY: 'very-secret',
      RECEIPT_DAYS: '120',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::/32',
      UNKNOWN: 'ignored',
    });
    expect(config).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/arma11',
      databaseUrl: POSTGRES,
      listenUrl: POSTGRES.replace('db.test', 'direct.test'),
      standbyUrl: POSTGRES.replace('db.test', 'standby.test'),
      production: false,
      clock: { at: '2025-02-01T10:00:00Z', speed: 60 },
      demo: false,
      money: undefined,
      licence: null,
      identity: {
        project: 'demo-arma-tu-11',
        apiKey: 'una-clave-1',
        authDomain: 'cuentas.juego.test',
        emulator: '127.0.0.1:9099',
      },
      publicUrl: 'https://juego.test',
      messages: {
        publicUrl: 'https://juego.test',
        mail: { url: 'smtps://user:secret@mail.test:465', from: 'Arma Tu 11 <hola@juego.test>' },
        sms: { url: 'https://sms.test/send', secret: 's'.repeat(32) },
      },
      smsRules: {
        limits: { total: 20_000, address: 50, number: 5, player: 5, range: 20 },
        countries: new Map([
          ['51', 20_000],
          ['56', 100],
        ]),
      },
      receipts: {
        place: {
          bucket: {
            url: 'https://s3.test/comprobantes',
            region: 'auto',
            accessKeyId: 'AKIDEXAMPLE',
            secretAccessKey: 'very-secret',
          },
        },
        days: 120,
      },
      encryptionKeys: [{ id: 'test', secret: new Uint8Array(Buffer.from('k'.repeat(43), 'base64')) }],
      feedTokens: { footballData: 'una-ficha-1' },
      accessLog: true,
      traces: {
        endpoint: 'http://127.0.0.1:4318',
        service: 'juego',
        sampler: 'parentbased_traceidratio',
        ratio: 0.25,
      },
      metrics: { port: 9464, host: '0.0.0.0', token: 'm'.repeat(32) },
      trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
      machine: expect.anything(),
    });
  });

  it('takes real money with a licence and PostgreSQL, and with neither the demo season nor the embedded database', () => {
    const real = {
      NODE_ENV: 'production',
      MONEY: 'real',
      LICENCE_NUMBER: '11001234',
      DATABASE_URL: POSTGRES,
      ...MESSAGES,
    };
    expect(readConfig(real)).toMatchObject({ money: 'real', licence: '11001234', demo: false });
    for (const [missing, name] of [
      [{ LICENCE_NUMBER: '' }, /^LICENCE_NUMBER is missing/],
      [{ DATABASE_URL: '' }, /^DATABASE_URL is missing/],
      [{ DATABASE_URL: '', ALLOW_VOLATILE_LEDGER: '1' }, /^DATABASE_URL is missing: MONEY=real/],
      [{ DEMO: '1' }, /^DEMO=1 is refused/],
      [{ NODE_ENV: 'development' }, /^NODE_ENV=production is missing/],
      [{ NODE_ENV: '' }, /^NODE_ENV=production is missing/],
    ] as const) {
      expect(() => readConfig({ ...real, ...missing })).toThrow(name);
    }
  });

  it("signs in with Google at the project's own host unless another is given; the emulator needs no key", () => {
    expect(readConfig({ FIREBASE_PROJECT_ID: 'arma-tu-11', FIREBASE_API_KEY: 'una-clave-1' }).identity).toEqual({
      project: 'arma-tu-11',
      apiKey: 'una-clave-1',
      authDomain: 'arma-tu-11.firebaseapp.com',
      emulator: undefined,
    });
    const local = { FIREBASE_PROJECT_ID: 'demo-arma11', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' };
    expect(readConfig(local).identity).toMatchObject({ project: 'demo-arma11', emulator: 'localhost:9099' });
  });

  it('takes an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', CLOCK: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['PORT', '-1'],
    ['NODE_ENV', 'prod'],
    ['CLOCK', 'yesterday'],
    ['CLOCK', '2025-02-30T10:00:00Z'],
    ['CLOCK_SPEED', 'fast'],
    ['CLOCK_SPEED', '-1'],
    ['CLOCK_SPEED', '999999'],
    ['DEMO', 'yes'],
    ['ALLOW_VOLATILE_LEDGER', 'true'],
    ['FIREBASE_PROJECT_ID', 'Not A Project'],
    ['FIREBASE_AUTH_DOMAIN', 'https://arma-tu-11.firebaseapp.com'],
    ['FIREBASE_AUTH_DOMAIN', "juego.test 'unsafe-inline'"],
    ['FIREBASE_AUTH_EMULATOR_HOST', 'emulator.test:9099'],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1.evil.test:9099'],
    ['PUBLIC_URL', 'juego.test'],
    ['MAIL_FROM', 'nobody'],
    ['SMS_LIMITS', 'total=0'],
    ['SMS_LIMITS', 'total=100001'],
    ['SMS_LIMITS', 'total'],
    ['SMS_LIMITS', 'hour=5'],
    ['SMS_LIMITS', 'total=5,total=6'],
    ['SMS_COUNTRIES', 'PE'],
    ['SMS_COUNTRIES', '51=0'],
    ['SMS_COUNTRIES', '51,51=9'],
    ['SMS_COUNTRIES', '51,'],
    ['METRICS_PORT', '65536'],
    ['ACCESS_LOG', 'text'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
  ])('refuses %s=%s in one sentence that begins with the name and ends with the value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^.]*.*, not "${value}"\\.$`));
  });

  it.each([
    ['DATABASE_URL', 'mysql://arma11:secret@db.test/arma11'],
    ['DATABASE_DIRECT_URL', 'arma11:secret@db.test'],
    ['DATABASE_STANDBY_URL', 'arma11:secret@db.test'],
    ['FIREBASE_API_KEY', 'secret with spaces'],
    ['FOOTBALL_DATA_TOKEN', 'secret'],
    ['SMTP_URL', 'https://user:secret@mail.test'],
    ['SMS_WEBHOOK_URL', 'sms.test/send?key=secret'],
    ['SMS_WEBHOOK_SECRET', 'secret'],
    ['METRICS_TOKEN', 'secret'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector.test?key=secret'],
  ])('refuses %s=%s without repeating what may be a secret', (name, value) => {
    const refusal = () => readConfig({ [name]: value });
    expect(refusal).toThrow(new RegExp(`^${name} must `));
    expect(refusal).not.toThrow(value);
  });

  it('shows metrics to this machine alone, unless a token is asked for', () => {
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1', token: null });
    expect(readConfig({ METRICS_TOKEN: 'm'.repeat(32) }).metrics).toMatchObject({ port: undefined });
    expect(() => readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' })).toThrow(
      'METRICS_TOKEN is missing: METRICS_HOST 10.0.0.5 lets other machines read the metrics, which needs a token.',
    );
    expect(() => readConfig({ METRICS_HOST: '127.0.0.1' })).toThrow('METRICS_PORT is missing: ');
  });

  it.each([
    ['DATABASE_URL', PLAIN, /add \?sslmode=verify-full, or ALLOW_PLAIN_TRANSPORT=1/],
    ['DATABASE_URL', `${PLAIN}?sslmode=prefer`, /add \?sslmode=verify-full/],
    ['DATABASE_URL', 'postgres:///arma11?host=db.test&password=secret', /add \?sslmode=verify-full/],
    ['DATABASE_DIRECT_URL', PLAIN, /add \?sslmode=verify-full/],
    ['DATABASE_STANDBY_URL', PLAIN, /add \?sslmode=verify-full/],
    ['SMTP_URL', 'smtp://user:secret@mail.test:587', /use smtps:\/\/, or add \?requireTLS=true/],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://secret@collector.test:4318', /use https:\/\//],
  ])('refuses in production that %s=%s sends passwords in clear text', (name, value, mend) => {
    const env = { ...MESSAGES, DATABASE_URL: POSTGRES, [name]: value, NODE_ENV: 'production' };
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} reaches [a-z.:0-9]+ without encryption: `));
    expect(() => readConfig(env)).toThrow(mend);
    expect(() => readConfig(env)).not.toThrow('secret');
    expect(readConfig({ ...env, ALLOW_PLAIN_TRANSPORT: '1' })).toMatchObject({ production: true });
    expect(readConfig({ ...env, NODE_ENV: 'development' })).toMatchObject({ production: false });
  });

  it.each([
    ['DATABASE_URL', `${PLAIN}?uselibpqcompat=true&sslmode=require`],
    ['SMTP_URL', 'smtps://user:secret@mail.test?tls.rejectUnauthorized=false'],
  ])('refuses in production that %s=%s talks to whoever answers', (name, value) => {
    const env = { ...MESSAGES, DATABASE_URL: POSTGRES, [name]: value, NODE_ENV: 'production' };
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} reaches [a-z.]+ without a look at its certificate: `));
    expect(() => readConfig(env)).not.toThrow('secret');
    expect(readConfig({ ...env, ALLOW_PLAIN_TRANSPORT: '1' })).toMatchObject({ production: true });
  });

  it.each([
    ['DATABASE_URL', 'postgres://arma11@localhost/arma11'],
    ['DATABASE_URL', 'postgres://arma11@[::1]:5432/arma11'],
    ['DATABASE_URL', 'postgres:///arma11?host=/run/postgresql'],
    ['SMTP_URL', 'smtp://127.0.0.1:25'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://collector.test'],
    ['SMTP_URL', 'smtp://user:secret@mail.test:587?requireTLS=true'],
  ])('takes in production %s=%s, which nobody else can read', (name, value) => {
    const env = { ...MESSAGES, DATABASE_URL: POSTGRES, [name]: value, NODE_ENV: 'production' };
    expect(readConfig(env)).toMatchObject({ production: true });
  });

  it.each([
    [{}, /^DATABASE_URL .*ALLOW_VOLATILE_LEDGER=1/],
    [{ DATABASE_URL: POSTGRES, CLOCK: '2025-02-01T10:00:00Z' }, /^CLOCK /],
    [{ DATABASE_URL: POSTGRES, CLOCK_SPEED: '1' }, /^CLOCK_SPEED /],
    [{ DATABASE_URL: POSTGRES, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, /^FIREBASE_AUTH_EMULATOR_HOST /],
    [{ DATABASE_URL: POSTGRES, DEMO: '1' }, /^DEMO=1 /],
    [{ DATABASE_URL: POSTGRES, NODE_TLS_REJECT_UNAUTHORIZED: '0' }, /^NODE_TLS_REJECT_UNAUTHORIZED=0 /],
    [{ DATABASE_URL: POSTGRES, PUBLIC_URL: '' }, /^PUBLIC_URL is missing/],
    [{ DATABASE_URL: POSTGRES, PUBLIC_URL: 'http://juego.test' }, /^PUBLIC_URL must begin with https/],
    [{ DATABASE_URL: POSTGRES, ENCRYPTION_KEYS: '' }, /^ENCRYPTION_KEYS is missing/],
    [{ DATABASE_URL: POSTGRES, SMTP_URL: '' }, /^SMTP_URL is missing/],
    [{ DATABASE_URL: POSTGRES, SMS_WEBHOOK_URL: '' }, /^SMS_WEBHOOK_URL is missing/],
    [{ DATABASE_URL: POSTGRES, SMS_WEBHOOK_URL: 'http://sms.test' }, /^SMS_WEBHOOK_URL must begin with https/],
  ])('refuses %j in production', (env, sentence) => {
    expect(() => readConfig({ ...MESSAGES, ...env, NODE_ENV: 'production' })).toThrow(sentence);
  });

  it.each([{ DATABASE_URL: POSTGRES }, { ALLOW_VOLATILE_LEDGER: '1' }])(
    'starts in production with %j, without a demo season',
    (env) => {
      expect(readConfig({ ...MESSAGES, ...env, NODE_ENV: 'production' })).toMatchObject({
        production: true,
        demo: false,
      });
    },
  );

  it.each([
    [{ SMTP_URL: MESSAGES.SMTP_URL }, /^MAIL_FROM is missing/],
    [{ SMS_WEBHOOK_URL: MESSAGES.SMS_WEBHOOK_URL }, /^SMS_WEBHOOK_SECRET is missing/],
    [{ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, /^FIREBASE_AUTH_EMULATOR_HOST needs .* demo-/],
    [
      { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099', FIREBASE_PROJECT_ID: 'arma-tu-11' },
      /^FIREBASE_AUTH_EMULATOR_HOST needs .* demo-/,
    ],
    [{ FIREBASE_PROJECT_ID: 'arma-tu-11' }, /^FIREBASE_API_KEY is missing/],
    [{ FIREBASE_API_KEY: 'una-clave-1' }, /^FIREBASE_PROJECT_ID is missing: FIREBASE_API_KEY/],
    [{ FIREBASE_AUTH_DOMAIN: 'juego.test' }, /^FIREBASE_PROJECT_ID is missing: FIREBASE_AUTH_DOMAIN/],
  ])('refuses %j, also outside production', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('takes keys newest first, and says of a bad list how it is written, without the list', () => {
    const [one, other] = ['a'.repeat(43), `${'B'.repeat(42)}E=`];
    const { encryptionKeys } = readConfig({ ENCRYPTION_KEYS: `2027:${one}, 2026-b:${other}` });
    expect(encryptionKeys.map(({ id, secret }) => [id, secret.length])).toEqual([
      ['2027', 32],
      ['2026-b', 32],
    ]);
    for (const list of [one, `2027:${one.slice(1)}`, `2027:${one},2027:${other}`, `clave ñ:${one}`, `2027:${one},`]) {
      const read = () => readConfig({ ENCRYPTION_KEYS: list });
      expect(read).toThrow(/^ENCRYPTION_KEYS must be a list like 2026:<32 bytes in base64>, the newest key first/);
      expect(read).not.toThrow(one);
    }
  });
});

describe('the place of receipts', () => {
  const key = { RECEIPTS_ACCESS_KEY_ID: 'AKIDEXAMPLE', RECEIPTS_SECRET_ACCESS_KEY: 'very-secret' };

  it('is a folder, a bucket, or the rows themselves', () => {
    expect(readConfig({}).receipts).toEqual({ place: null, days: 90 });
    expect(readConfig({ RECEIPTS_URL: 'file:///srv/arma11/receipts' }).receipts.place).toEqual({
      folder: '/srv/arma11/receipts',
    });
    expect(readConfig({ RECEIPTS_URL: 'https://s3.test/bucket', ...key }).receipts.place).toMatchObject({
      bucket: { region: 'us-east-1' },
    });
  });

  it.each([
    'srv/receipts',
    'ftp://s3.test/bucket',
    'https://s3.test/',
    'file://host/receipts',
    'https://user:very-secret@s3.test/bucket',
    'https://s3.test/bucket?key=very-secret',
  ])('is not %s, which is not repeated', (RECEIPTS_URL) => {
    expect(() => readConfig({ RECEIPTS_URL, ...key })).toThrow(
      /^RECEIPTS_URL must be a folder like file:\/\/\/srv\/arma11\/receipts or a bucket like https:\/\/s3.example\/bucket\.$/,
    );
  });

  it('needs the key of a bucket, and in production https unless it is on this machine', () => {
    expect(() => readConfig({ RECEIPTS_URL: 'https://s3.test/bucket' })).toThrow('RECEIPTS_ACCESS_KEY_ID is missing');
    const production = { NODE_ENV: 'production', DATABASE_URL: POSTGRES, ...MESSAGES, ...key };
    expect(() => readConfig({ ...production, RECEIPTS_URL: 'http://s3.test/bucket' })).toThrow(
      'RECEIPTS_URL reaches s3.test without encryption: use https://',
    );
    for (const RECEIPTS_URL of ['http://127.0.0.1:9000/bucket', 'https://s3.test/bucket', 'file:///srv/receipts']) {
      expect(readConfig({ ...production, RECEIPTS_URL }).receipts.place).not.toBeNull();
    }
    expect(() => readConfig({ RECEIPT_DAYS: '0' })).toThrow(
      'RECEIPT_DAYS must be a whole number from 1 to 3650, not "0".',
    );
  });
});
