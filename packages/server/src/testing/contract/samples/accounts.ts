import { PASSWORD } from '../people';
import type { Rehearsal } from '../rehearsal';
import { prepared, sample, type Sample } from './sample';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const birth = { birth_date: '1990-04-15', accept_terms: true, accept_privacy: true };
const letter = { name: 'Rosa Díaz', email: 'rosa@example.com', subject: 'Una pregunta', message: 'No veo mi premio.' };

/** Somebody who came with Google and has not accepted anything. */
async function newcomer({ withToken }: Rehearsal): Promise<string> {
  const call = withToken(null)('POST', 'users/login-google/', { body: { token_id: 'recien-llegada' } });
  return (await prepared<{ access: string }>(call)).access;
}

/** The token of a link that was mailed. */
async function mailedToken({ db, withToken }: Rehearsal): Promise<string> {
  await prepared(withToken(null)('POST', 'plus/auth/password/forgot/', { body: { email: 'owner@arma11.test' } }));
  const { body } = await db.fresh.selectFrom('outbox').select('body').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return /[A-Za-z0-9_-]{43}/.exec(JSON.stringify(body))![0];
}

/** Ending a session asks for a sign-in of the last ten minutes. */
async function otherSession({ as }: Rehearsal): Promise<number> {
  await prepared(as('owner')('POST', 'plus/auth/reauth/', { body: { password: PASSWORD } }));
  const sessions = await prepared<{ id: number; current: boolean }[]>(as('owner')('GET', 'plus/users/me/sessions/'));
  return sessions.find(({ current }) => current)!.id;
}

/** Requests of accounts, sessions and letters. */
export const accountSamples: Record<string, Sample> = {
  'accounts.login': sample(() => ({ body: form({ email: 'owner@arma11.test', password: PASSWORD }) })),
  'accounts.getData': sample(),
  'accounts.updateData': sample(({ environment }) => ({
    params: { id: environment.people.owner.id },
    body: { id: environment.people.owner.id, username: 'owner-dos', local_contry: 'PEN' },
  })),
  'accounts.loginGoogle': sample({ body: { token_id: 'recien-llegada' } }),
  'accounts.useCode': sample(async ({ db }) => {
    await db.fresh
      .insertInto('promo')
      .values({ code: 'BIENVENIDA', type: 'bono', coins: 20, label: 'Bienvenida', phone_verified: false })
      .execute();
    return { body: { code_promo: 'BIENVENIDA' } };
  }),
  'accounts.verifyPhone': sample({ body: { phone: '+51987654321' } }),
  'accounts.updateAvatar': sample(({ environment }) => ({ body: { item: environment.home.avatar } })),
  'accounts.updateProfile': sample(({ environment }) => ({
    body: { id: environment.people.owner.id, username: 'owner-tres', phone: null, is_reset: false },
  })),
  'accounts.contentEntry': sample({ params: { slug: 'landing' } }),

  'accounts.register': sample({
    body: { ...birth, email: 'nueva@example.com', username: 'nueva_diez', password: 'una-clave-larga-11' },
  }),
  'accounts.consent': sample({ body: birth }),
  'accounts.forgotPassword': sample({ body: { email: 'owner@arma11.test' } }),
  'accounts.resetPassword': sample(async (stage) => ({
    body: { token: await mailedToken(stage), password: 'otra-clave-larga-11' },
  })),
  'accounts.reauth': sample({ body: { password: PASSWORD } }),
  'accounts.logout': sample(),
  'accounts.sessions': sample(),
  'accounts.endSession': sample(async (stage) => ({ params: { id: await otherSession(stage) } })),
  'accounts.deleteAccount': sample(
    async (stage) => {
      await newcomer(stage);
      return { body: { password: PASSWORD } };
    },
    { who: 'operador' },
  ),
  'accounts.myStats': sample(),
  'accounts.myDesk': sample(),
  'accounts.userProfile': sample({ params: { keyusername: 'member-uno' } }),
  'accounts.support': sample({ body: letter }),
};
