import { sql } from 'kysely';
import type { ConsolePartner } from '@arma11/core/back-office';
import { base64url, sha256 } from '../../platform/bytes';
import type { Queryable, Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { notFound, Refusal } from '../../platform/refusal';

/** Somebody who works for a partner. */
export interface Member {
  user: number;
  username: string;
  created_at: string;
}

const columns = ['p.id as partner', 'p.name', 'p.key', 'p.origins', 'p.scopes', 'p.closed_at', 'p.test_of'] as const;

const ofMember = (q: Queryable, userId: number) =>
  q
    .selectFrom('partner as p')
    .innerJoin('partner_member as m', (on) => on.on(sql<boolean>`m.partner_id = coalesce(p.test_of, p.id)`))
    .select(columns)
    .where('m.user_id', '=', userId);

/** The partners that somebody works for, each with its test mode. */
export const partnersOf = (q: Queryable, userId: number): Promise<ConsolePartner[]> =>
  ofMember(q, userId).orderBy('p.name').orderBy('p.id').execute();

/** The partner, where the caller works for it; to anybody else there is none. */
export async function partnerOfMember(
  q: Queryable,
  { partnerId, userId }: { partnerId: number; userId: number },
): Promise<ConsolePartner> {
  const partner = await ofMember(q, userId).where('p.id', '=', partnerId).executeTakeFirst();
  if (!partner) throw notFound();
  return partner;
}

/** The same for a write: it waits for others that change the partner, and one that is closed is refused. */
export async function lockPartnerOfMember(tx: Tx, who: { partnerId: number; userId: number }): Promise<ConsolePartner> {
  await sql`select 1 from partner where id = ${who.partnerId} for no key update`.execute(tx);
  const partner = await partnerOfMember(tx, who);
  if (partner.closed_at) {
    throw new Refusal(409, 'CERRADO', 'El acceso de este sitio terminó. Escríbenos para abrirlo de nuevo.');
  }
  return partner;
}

/** Makes a code that lets whoever has it work for the partner: once, within seven days. */
export async function invite(tx: Tx, { random }: Pick<Deps, 'random'>, partnerId: number): Promise<string> {
  const code = base64url(random(32));
  await sql`insert into partner_invitation (code_hash, partner_id, expires_at)
    values (${await sha256(code)}, ${partnerId}, app_now() + interval '7 days')`.execute(tx);
  return code;
}

/** Spends an invitation; whoever repeats theirs is told the same. */
export async function acceptInvitation(
  tx: Tx,
  { code, userId }: { code: string; userId: number },
): Promise<ConsolePartner> {
  const { rows } = await sql<{ partner_id: number }>`
    update partner_invitation i set used_by = ${userId}, used_at = coalesce(i.used_at, app_now()) from partner p
    where i.code_hash = ${await sha256(code)} and p.id = i.partner_id and p.closed_at is null
      and (i.used_by is null and i.expires_at > app_now() or i.used_by = ${userId}) returning i.partner_id`.execute(tx);
  const invited = rows[0];
  if (!invited) {
    throw new Refusal(410, 'PERMISO_VENCIDO', 'Esta invitación venció o ya se usó. Pide otra a quien te invitó.');
  }
  const partnerId = invited.partner_id;
  await tx
    .insertInto('partner_member')
    .values({ partner_id: partnerId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return partnerOfMember(tx, { partnerId, userId });
}

/** Who works for a partner, oldest first. */
export async function membersOf(q: Queryable, partnerId: number): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select u.id as user, u.username, m.created_at from partner_member m join app_user u on u.id = m.user_id
    where m.partner_id = ${partnerId} order by m.created_at, u.id`.execute(q);
  return rows;
}
