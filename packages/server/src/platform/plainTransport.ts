/** The host that a connection goes to: PostgreSQL takes it in the query, too. */
const hostOf = ({ hostname, searchParams }: URL) => searchParams.get('host') ?? hostname;

/** Where nobody but this machine listens: a socket of it, or its own address. */
const isHere = (host: string) => /^$|^\/|^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);

const postgres = {
  encrypts: ({ searchParams }: URL) => /^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? ''),
  // As psql takes it, `require` would talk to anybody.
  checks: ({ searchParams }: URL) =>
    !searchParams.has('uselibpqcompat') || searchParams.get('sslmode') === 'verify-full',
  mend: 'add ?sslmode=verify-full',
};

const ways = {
  DATABASE_URL: postgres,
  DATABASE_DIRECT_URL: postgres,
  DATABASE_STANDBY_URL: postgres,
  SMTP_URL: {
    encrypts: ({ protocol, searchParams }: URL) => protocol === 'smtps:' || searchParams.get('requireTLS') === 'true',
    checks: ({ searchParams }: URL) => !/^(0|false)$/i.test(searchParams.get('tls.rejectUnauthorized') ?? ''),
    mend: 'use smtps://, or add ?requireTLS=true',
  },
  RECEIPTS_URL: {
    encrypts: ({ protocol }: URL) => protocol !== 'http:',
    checks: () => true,
    mend: 'use https://',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    encrypts: ({ protocol }: URL) => protocol === 'https:',
    checks: () => true,
    mend: 'use https://',
  },
};

/**
 * Which of the services is reached over a network in clear text, or by TLS with whoever answers, with passwords and
 * people's data, as a sentence that says how to mend it; or null.
 */
export function plainTransport(found: { [Name in keyof typeof ways]?: string | undefined }): string | null {
  for (const [name, { encrypts, checks, mend }] of Object.entries(ways)) {
    const address = found[name as keyof typeof ways];
    if (!address) continue;
    const url = new URL(address);
    if (isHere(hostOf(url)) || (encrypts(url) && checks(url))) continue;
    const [lacks, way] = encrypts(url)
      ? ['a look at its certificate', 'remove what switches that off']
      : ['encryption', mend];
    return `${name} reaches ${hostOf(url)} without ${lacks}: ${way}, or ALLOW_PLAIN_TRANSPORT=1 where nobody else can read that network.`;
  }
  return null;
}
