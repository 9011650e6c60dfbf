import { z } from 'zod';
import { base64url, sha256 } from '../../platform/bytes';
import { command } from '../definition/command';
import { Origins, PartnerLine, partnerColumns, Scopes } from './partnerLine';

const NewPartner = PartnerLine.extend({ secret: z.string() });

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
      const secret = `sk_${base64url(deps.random(32))}`;
      const line = await tx
        .insertInto('partner')
        .values({ name, key, origins, ...(scopes && { scopes }), secret_hash: await sha256(secret), closed_at: null })
        .returning(partnerColumns)
        .executeTakeFirstOrThrow();
      return { result: { ...line, secret }, target: `partner:${line.partner}`, after: line };
    }),
  print: ({ partner, name, key, secret }) =>
    `Partner ${partner}, ${name}.\nkey     ${key}   (stands in their page)\nsecret  ${secret}   (for their server alone; it is not shown again)`,
});
