import { limaDay, usernameKey } from '@arma11/core/domain';
import type { CallInput, SignedIn } from '@arma11/core/contract';
import { appNow } from '../../platform/db/clock';
import { brokenConstraint } from '../../platform/db/constraint';
import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import { welcome } from './welcome';
import { isAdult } from './adult';
import { countAttempt, withinLimits } from './attempts';
import { createUser } from './createUser';
import { emailKey } from './emailKey';
import { writePersonalData } from './personalData';
import { alreadyRegisteredMail } from './mails';
import { assertStrongPassword } from './passwordRule';
import { type Origin, signInAs } from './signInAs';
import { signInEvents } from './signInEvents';
import { assertUsernameAllowed } from './usernameRule';
import type { Tx } from '../../platform/db/database';

type Asked = CallInput<'accounts', 'register'>['body'];

/** The sentence of the age gate (product §10.6). */
export const tooYoung = () =>
  new Refusal(403, 'EDAD_NO_VERIFICADA', 'Debes tener 18 años o más para jugar con dinero.');

const taken = () =>
  new Refusal(
    409,
    'USUARIO_O_CORREO_EXISTE',
    'Ese usuario o correo ya existe. Prueba con otro usuario, o ingresa si ya tienes cuenta.',
  );

/** A player may be told that a name exists; thirty times an hour from one address, more would be looking for people. */
const TAKEN = { most: 30, windowMinutes: 60 };

/**
 * The owner of the address hears of it, once a day; whoever asks hears the same words as for a taken name, after the
 * same statements.
 */
async function notifyOwner({ db, publicUrl, queueMessage }: Deps, email: string): Promise<void> {
  const key = emailKey(email);
  const owner = await db.fresh.selectFrom('app_user').select('email').where('email_key', '=', key).executeTakeFirst();
  const isFirst = await withinLimits(db, [{ scope: `register:mail:${key}`, most: 1, windowMinutes: 1440 }]);
  const to = owner && isFirst ? owner.email : null;
  await queueMessage(db.fresh, { channel: 'mail', to, ...alreadyRegisteredMail(publicUrl) });
}

async function open(deps: Deps, asked: Asked, passwordHash: string, origin: Origin): Promise<SignedIn> {
  const { username, email, birth_date, accept_marketing: marketing } = asked;
  return deps.db.tx(async (tx) => {
    const invitedBy = await inviterOf(tx, asked.ref);
    const id = await createUser(tx, { username, email, passwordHash, marketing, invitedBy });
    await writePersonalData(tx, deps.sealing, id, { birth_date });
    await welcome(tx, id, deps.money);
    return signInAs(tx, deps, id, origin);
  });
}

/**
 * Opens an account of an adult and its first session (product §11.3): 120 an hour from one address. A taken name and
 * a taken e-mail are refused in the same words, and the e-mail's owner is told by mail.
 */
export async function register(deps: Deps, asked: Asked, origin: Origin): Promise<SignedIn> {
  await countAttempt(deps.db, [{ scope: `register:ip:${origin.ip}`, most: 120, windowMinutes: 60 }]);
  assertUsernameAllowed(asked.username);
  await assertStrongPassword(asked.password, asked);
  if (!isAdult(asked.birth_date, limaDay(await appNow(deps.db.fresh)))) throw tooYoung();
  const passwordHash = await deps.hasher.hash(asked.password);
  try {
    const signedIn = await open(deps, asked, passwordHash, origin);
    const { id: user } = signedIn.user;
    signInEvents(deps, { by: 'password', user, ip: origin.ip, registered: true }).signedIn(user);
    return signedIn;
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken !== 'app_user_username_key_key' && broken !== 'app_user_email_key_key') throw error;
    await countAttempt(deps.db, [{ scope: `register:taken:${origin.ip}`, ...TAKEN }]);
    await notifyOwner(deps, asked.email);
    throw taken();
  }
}

/** Who shared the link that brought a new player, or null: a name that nobody has is no reason to turn them away. */
async function inviterOf(tx: Tx, ref: string | undefined): Promise<number | null> {
  if (!ref) return null;
  const inviter = await tx
    .selectFrom('app_user')
    .select('id')
    .where('username_key', '=', usernameKey(ref))
    .where('is_bot', '=', false)
    .executeTakeFirst();
  return inviter?.id ?? null;
}
