import { generateAccessCode } from '@arma11/core/domain';
import type { ConsolePartner, TestPlayer } from '@arma11/core/back-office';
import type { Queryable, Tx } from '../platform/db/database';
import type { Deps } from '../platform/deps';
import { randomBelow } from '../platform/randomBelow';
import { notFound, Refusal } from '../platform/refusal';
import { createUser } from '../players/accounts/createUser';
import { endSessions } from '../players/accounts/sessions';

/** More than these a site does not need to try everything, and each takes a seat. */
const MOST_TEST_PLAYERS = 20;

/** Whose address they have: no mail ever reaches it. */
const TEST_HOST = 'prueba.invalid';

/** What somebody signs in with. */
export interface NewSignIn {
  password: string;
  hash: string;
}

/** Makes a password, which is told once. Hashing takes a while: before any transaction. */
export async function newSignIn({ random, hasher }: Pick<Deps, 'random' | 'hasher'>): Promise<NewSignIn> {
  const password = generateAccessCode(randomBelow(random));
  return { password, hash: await hasher.hash(password) };
}

const columns = ['id as user', 'username', 'email', 'created_at'] as const;

/** Who plays in a test mode, oldest first. */
export const testPlayersOf = (q: Queryable, partnerId: number): Promise<TestPlayer[]> =>
  q.selectFrom('app_user').select(columns).where('test_partner_id', '=', partnerId).orderBy('id').execute();

/** Makes a player for a test mode. They have no purse, so that no coin ever moves from or to them. */
export async function createTestPlayer(
  tx: Tx,
  random: Deps['random'],
  { partner, test_of }: ConsolePartner,
  { password, hash }: NewSignIn,
): Promise<TestPlayer & { password: string }> {
  if (test_of === null) {
    throw new Refusal(
      409,
      'REGLA',
      'Los jugadores de prueba se crean en el modo de prueba. Cambia a «Prueba» primero.',
    );
  }
  if ((await testPlayersOf(tx, partner)).length >= MOST_TEST_PLAYERS) {
    const sentence = 'Son 20 jugadores de prueba como máximo. Usa uno de los que tienes, con otra contraseña.';
    throw new Refusal(409, 'REGLA', sentence);
  }
  const name = generateAccessCode(randomBelow(random));
  const id = await createUser(tx, {
    username: `Prueba_${name}`,
    email: `${name.toLowerCase()}@${TEST_HOST}`,
    passwordHash: hash,
    isBot: true,
    testPartnerId: partner,
  });
  const made = await tx.selectFrom('app_user').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  return { ...made, password };
}

/** Gives one of them another password, and ends what the one before had opened. */
export async function renewTestPassword(
  tx: Tx,
  { partnerId, userId }: { partnerId: number; userId: number },
  { password, hash }: NewSignIn,
): Promise<TestPlayer & { password: string }> {
  const renewed = await tx
    .updateTable('app_user')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .where('test_partner_id', '=', partnerId)
    .returning(columns)
    .executeTakeFirst();
  if (!renewed) throw notFound();
  await endSessions(tx, userId);
  return { ...renewed, password };
}
