import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';

/** Who came in with Google and has not told their age nor accepted the terms takes no paid seat (rules L1). */
export async function assertConsented(tx: Tx, { roomId, userId }: { roomId: number; userId: number }): Promise<void> {
  const { rows } = await sql`select 1 from app_user u, room r where u.id = ${userId} and r.id = ${roomId}
    and r.amount_ins > 0 and u.consented_at is null and u.google_sub is not null`.execute(tx);
  if (rows.length === 0) return;
  throw new Refusal(
    403,
    'EDAD_NO_VERIFICADA',
    'Antes de entrar a salas pagadas, confirma tu edad y acepta los términos.',
  );
}
