import { z } from 'zod';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';
import { base64url, sha256 } from '../../platform/bytes';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { endPartnerGrants } from '../../partners/endGrants';
import { endPartnerWebhooks } from '../../partners/webhooks/webhooks';
import { layTestSide, newSecret, newTestKey } from '../../partners/testSide';
import { isOrigin } from '../../partners/originSyntax';
import { wholeNumber } from '../definition/arguments';
import { EMBED_SCOPES } from '@arma11/core/contract';

/** A partner site as the desk sees it; its secret is never among it. */
const PartnerLine = z
  .object({
    partner: z.int().describe('The number of the partner.'),
    name: z.string().describe('Who they are, as players read it.'),
    key: z.string().describe('The publishable key that stands in their pages.'),
    origins: z.array(z.string()).describe('The origins of the pages that may use the key.'),
    scopes: z.array(z.enum(EMBED_SCOPES)).describe('What players may let their pages do.'),
    closed_at: z.string().nullable().describe('When their access ended; null: they have it. ISO-8601 instant in UTC.'),
    test_of: z.int().nullable().describe('The partner whose test mode it is; null: it is live.'),
  })
  .meta({ id: 'DeskPartner', description: 'A site that embeds our widgets.' });
type PartnerLine = z.infer<typeof PartnerLine>;

const parted = z.string().transform((text) => [...new Set(text.split(',').map((each) => each.trim()))]);

/** Origins parted by commas, each exactly as browsers send it. */
const Origins = parted.pipe(
  z
    .array(z.string().refine(isOrigin, 'write origins as https://diario.example, without a path, parted by commas'))
    .min(1)
    .max(20),
);

/** What players may let the partner's pages do; all of it unless told. */
const Scopes = parted
  .pipe(z.array(z.enum(EMBED_SCOPES, `write scopes as ${EMBED_SCOPES.join(',')}`)).min(1))
  .optional();

const partnerColumns = ['id as partner', 'name', 'key', 'origins', 'scopes', 'closed_at', 'test_of'] as const;

const PartnerId = wholeNumber(1, 2_147_483_647).describe('the partner');

async function held(tx: Tx, partner: number): Promise<PartnerLine> {
  const line = await tx
    .selectFrom('partner')
    .select(partnerColumns)
    .where('id', '=', partner)
    .forUpdate()
    .executeTakeFirst();
  if (!line) throw new CommandError(`There is no partner ${partner}. See: partner list.`);
  if (line.test_of) throw new CommandError(`${partner} is the test mode of partner ${line.test_of}: name that one.`);
  return line;
}

/** Says anew from which pages a partner may ask. */
export const partnerOrigins = command({
  name: 'partner origins',
  summary: 'say anew from which pages a partner may ask',
  args: z.object({ partner: PartnerId, origins: Origins.describe('all of them, parted by commas') }),
  ops: { method: 'PUT', path: 'ops/partners/{partner}/origins/', role: 'admin', result: PartnerLine },
  run: ({ audited }, { partner, origins }) =>
    audited(async (tx) => {
      const before = await held(tx, partner);
      await tx.updateTable('partner').set({ origins }).where('id', '=', partner).execute();
      const result = { ...before, origins };
      return { result, target: `partner:${partner}`, before, after: result };
    }),
  print: ({ name, origins }) => `${name} may ask from ${origins.join(', ')}.`,
});

/** Ends a partner's access: its widgets then refuse with a sentence. */
export const partnerClose = command({
  name: 'partner close',
  summary: 'end a partner’s access',
  args: z.object({
    partner: PartnerId,
    reason: z.string().trim().min(3).max(500).describe('why; it is kept'),
  }),
  positional: ['partner'],
  ops: { method: 'POST', path: 'ops/partners/{partner}/close/', role: 'admin', result: PartnerLine },
  run: ({ audited }, { partner, reason }) =>
    audited(async (tx) => {
      const before = await held(tx, partner);
      if (before.closed_at) throw new CommandError(`${before.name} is closed already, since ${before.closed_at}.`);
      const { rows } = await sql<{ id: number; closed_at: string }>`
        update partner set closed_at = app_now() where id = ${partner} or test_of = ${partner} returning id, closed_at`.execute(
        tx,
      );
      for (const { id } of rows) {
        await endPartnerGrants(tx, id);
        await endPartnerWebhooks(tx, id);
      }
      const result = { ...before, closed_at: rows[0]!.closed_at };
      return { result, target: `partner:${partner}`, before, after: result, reason };
    }),
  print: ({ name }) => `${name} has no access any more.`,
});

const NewPartner = PartnerLine.extend({
  secret: z.string().describe('For the partner’s server alone; it is shown this once.'),
  test_key: z.string().describe('The publishable key of their test mode.'),
  test_secret: z.string().describe('The secret of their test mode; it is shown this once.'),
}).meta({ id: 'DeskPartnerMade', description: 'A partner that was made, with its secret.' });

/** Lets a site embed our widgets; its secret is told now and never again. */
export const partnerCreate = command({
  name: 'partner create',
  summary: 'let a site embed our widgets; its secret is told once',
  args: z.object({
    name: z.string().trim().min(2).max(80).describe('who they are'),
    origins: Origins.describe('the origins of their pages, parted by commas'),
    scopes: Scopes.describe('what players may let their pages do, parted by commas; all of it unless told'),
  }),
  ops: { method: 'POST', path: 'ops/partners/', role: 'admin', result: NewPartner },
  run: ({ audited, deps }, { name, origins, scopes }) =>
    audited(async (tx) => {
      const key = `pk_${base64url(deps.random(16))}`;
      const secret = newSecret(deps.random, { test: false });
      const test = { key: newTestKey(deps.random), secret: newSecret(deps.random, { test: true }) };
      const line = await tx
        .insertInto('partner')
        .values({
          name,
          key,
          origins,
          ...(scopes && { scopes }),
          secret_hash: await sha256(secret),
          closed_at: null,
          test_of: null,
        })
        .returning(partnerColumns)
        .executeTakeFirstOrThrow();
      await layTestSide(tx, line.partner, test);
      const result = { ...line, secret, test_key: test.key, test_secret: test.secret };
      return { result, target: `partner:${line.partner}`, after: line };
    }),
  print: ({ partner, name, key, secret, test_key, test_secret }) =>
    `Partner ${partner}, ${name}.\nkey     ${key}   (stands in their page)\nsecret  ${secret}   (for their server alone; it is not shown again)
To try everything apart from players:\nkey     ${test_key}\nsecret  ${test_secret}`,
});

const stateOf = ({ closed_at, test_of }: PartnerLine) =>
  [test_of && `test of ${test_of}`, closed_at && 'closed'].filter(Boolean).join(', ');

/** The sites that embed our widgets, each with its test mode. */
export const partnerList = command({
  name: 'partner list',
  summary: 'the sites that embed our widgets',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/partners/', role: 'admin', result: z.array(PartnerLine) },
  run: ({ db }) => db.fresh.selectFrom('partner').select(partnerColumns).orderBy('id').execute(),
  print: (partners) =>
    partners.length === 0
      ? 'No partners.'
      : table(
          ['partner', 'name', 'key', 'origins', ''],
          partners.map((p) => [p.partner, p.name, p.key, p.origins.join('\n'), stateOf(p)]),
        ),
});
