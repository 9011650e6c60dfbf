import type { EmbedScope, EmbedToken } from '@arma11/core/contract';
import { sql } from 'kysely';
import type { Deps } from '../platform/deps';
import { sha256 } from '../platform/bytes';
import { Refusal } from '../platform/refusal';
import { issueToken } from './issueToken';
import { newLinkCode } from './linkAccount';
import { grantLives } from './livingGrant';
import { pageOf, type Partner, partnerOfSecret } from './openPartner';

/** What a partner's server asks for. */
export interface ServerRequest {
  secret: string;
  user_ref: string;
  origin?: string | undefined;
}

const secretInPage = () =>
  new Refusal(403, 'ORIGEN_NO_PERMITIDO', 'La llave secreta es solo para tu servidor: quítala de tu página.');
const unknownSecret = () => new Refusal(401, 'CREDENCIALES', 'La llave secreta no es válida. Pídenos otra.');

async function unlinked({ db, random, publicUrl }: Deps, partner: Partner, userRef: string): Promise<Refusal> {
  const code = await db.tx((tx) => newLinkCode(tx, { partner, userRef, random }));
  const search = new URLSearchParams({ key: partner.key, link: code });
  const message = 'Une tu cuenta de Arma Tu 11 para jugar desde esta página.';
  return new Refusal(409, 'SIN_VINCULO', message, { link_url: `${publicUrl}/embed/entrar?${search}` });
}

/**
 * Gives a partner's server a token for one of its users, good on the page that it names or on any of the partner's.
 * 409 with a `link_url` while that user is linked with no player of ours.
 */
export async function partnerToken(deps: Deps, asked: ServerRequest, from: string | null): Promise<EmbedToken> {
  const { db, random } = deps;
  if (from !== null) throw secretInPage();
  const partner = await partnerOfSecret(db.fresh, await sha256(asked.secret));
  if (!partner) throw unknownSecret();
  const origin = asked.origin === undefined ? null : pageOf(partner, asked.origin).origin;
  const { rows } = await sql<{ id: number; scopes: EmbedScope[] }>`select g.id, g.scopes from embed_grant g
    join partner p on p.id = g.partner_id join app_user u on u.id = g.user_id left join session s on s.id = g.session_id
    where g.partner_id = ${partner.id} and g.user_ref = ${asked.user_ref} and ${grantLives}`.execute(db.fresh);
  const link = rows[0];
  if (!link) throw await unlinked(deps, partner, asked.user_ref);
  return db.tx((tx) => issueToken(tx, random, { grantId: link.id, scopes: link.scopes, origin }));
}
