import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { sha256 } from '../../platform/bytes';
import { DEMO_OPERATOR } from '../../players/accounts/demoAccounts';
import { LOCAL_ORIGINS, layTestSide } from '../../partners/testSide';
import { emailKey } from '../../players/accounts/emailKey';

/**
 * The site that embeds our widgets in the demo. Both keys are public: the secret lets anybody link accounts of the demo
 * season, where no coin is worth anything.
 */
export const DEMO_PARTNER = {
  name: 'Sitio de prueba',
  key: 'pk_demo_ArmaTu11_Partner0',
  secret: 'sk_demo_ArmaTu11_everybody_knows_it_in_a_demo0',
  test: { key: 'pk_test_demo_ArmaTu11_000', secret: 'sk_test_demo_ArmaTu11_everybody_knows_it_00000' },
} as const;

/**
 * Lets the demo's partner in, from this machine's pages and from the server's own, and the demo's operator into its console.
 * Safe to repeat at every start.
 */
export async function layPartner({ fresh }: Pick<Db, 'fresh'>, publicUrl: string): Promise<void> {
  const { name, key, secret, test } = DEMO_PARTNER;
  const origins = [...LOCAL_ORIGINS, new URL(publicUrl).origin];
  const { rows } = await sql<{ id: number }>`insert into partner (name, key, secret_hash, origins)
    values (${name}, ${key}, ${await sha256(secret)}, ${origins}::text[])
    on conflict (key) do update set origins = excluded.origins returning id`.execute(fresh);
  await layTestSide(fresh, rows[0]!.id, { ...test, origins });
  await sql`insert into partner_member (partner_id, user_id)
    select p.id, u.id from partner p, app_user u
    where p.key = ${key} and u.email_key = ${emailKey(DEMO_OPERATOR.email)} on conflict do nothing`.execute(fresh);
}
