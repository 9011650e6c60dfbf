import type { User } from '@arma11/core/contract';
import { callTable, contractSchemas } from '@arma11/core/schemas';
import { appNow } from '../platform/db/clock';
import { embedWrites } from '../partners/embedWrites';
import { contentEntry } from '../home/contentEntry';
import { invalid } from '../platform/invalid';
import { parseWith } from '../platform/http/parseInput';
import { routes } from '../platform/http/route';
import { notFound, Refusal } from '../platform/refusal';
import type { Tx } from '../platform/db/database';
import type { Deps } from '../platform/deps';
import { logSecurity } from '../platform/securityLog';
import { giveDailyCoins } from '../wallet/playCoins';
import { countAttempt } from '../players/accounts/attempts';
import { assertNotShared } from '../players/accounts/assertNotShared';
import { checkPhoneCode, confirmPhone } from '../players/accounts/confirmPhone';
import { consent } from '../players/accounts/consent';
import { deleteAccount } from '../players/accounts/deleteAccount';
import { forgotPassword } from '../players/accounts/forgotPassword';
import { writeToSupport } from '../players/accounts/supportLetters';
import { login } from '../players/accounts/login';
import { loginGoogle } from '../players/accounts/loginGoogle';
import type { Letter } from '../platform/messages/letter';
import { passwordChangedMail, phoneVerifiedMail } from '../players/accounts/mails';
import { myStats } from '../players/accounts/myStats';
import { outcomeOf } from '../players/accounts/outcome';
import { reauthenticate } from '../players/accounts/reauthenticate';
import { publicProfile } from '../players/accounts/publicProfile';
import { renewSignIn } from '../players/accounts/recentSignIn';
import { register } from '../players/accounts/register';
import { resetPassword } from '../players/accounts/resetPassword';
import { askPhoneCode, mask } from '../players/accounts/sendPhoneCode';
import { phoneOf } from '../players/accounts/codePhone';
import { endSessionById, sessionsOf } from '../players/accounts/sessionList';
import { endSession } from '../players/accounts/sessions';
import { updateUser, WritableUser } from '../players/accounts/updateUser';
import { readUser } from '../players/accounts/userView';

const TAKEN: ReadonlySet<string> = new Set(['USUARIO_O_TELEFONO_EXISTE', 'TELEFONO_EN_USO']);

/** Ten times an hour a player may hear that a name or phone is taken: more would be looking for people (security §3.1). */
async function countingTaken<T>({ db }: Deps, userId: number, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof Refusal && TAKEN.has(error.code)) {
      await countAttempt(db, [{ scope: `taken:${userId}`, most: 10, windowMinutes: 60 }]);
    }
    throw error;
  }
}

/** A change of what opens the account is told to its address (ASVS 6.3.7), in the transaction of the change. */
async function notifyByMail(tx: Tx, { queueMessage }: Deps, user: User, mail: Letter | false): Promise<User> {
  if (mail) await queueMessage(tx, { channel: 'mail', to: user.email, ...mail });
  return user;
}

const logChange = ({ log }: Deps, user: User, { ip, what }: { ip: string; what: string }) =>
  logSecurity(log, { kind: 'credentials_changed', user: user.id, ip, what });

/** Accounts: signing in, one's own data, and the texts of the content service. */
export const accountsRoutes = routes(callTable.accounts, contractSchemas.accounts, {
  login: ({ deps, body, ip, userAgent }) => login(deps, { ...body, ip, userAgent }),

  loginGoogle: ({ deps, body, ip, userAgent }) => loginGoogle(deps, { tokenId: body.token_id, ip, userAgent }),

  async getData({ deps, player }) {
    await giveDailyCoins(deps.db, deps.money, player.id);
    return readUser(deps.db.fresh, deps.sealing, player.id);
  },

  async updateData({ deps, player, params, body, ip, write }) {
    if (params.id !== player.id) throw notFound();
    const asked = parseWith(WritableUser, body);
    if (asked.id !== undefined && asked.id !== params.id) throw invalid({ id: 'No es tu usuario.' });
    const mail = Boolean(asked.password) && passwordChangedMail(deps.publicUrl);
    const save = () => write(async (tx) => notifyByMail(tx, deps, await updateUser(tx, deps, player, asked), mail));
    const saved = await countingTaken(deps, player.id, save);
    if (asked.password) logChange(deps, saved, { ip, what: 'password' });
    return saved;
  },

  async updateProfile({ deps, player, body, ip, write }) {
    const { username, phone, password } = body;
    const asked = { username, phone, password, is_reset: false };
    const mail = Boolean(password) && passwordChangedMail(deps.publicUrl);
    const save = () =>
      write(async (tx) => {
        const user = await notifyByMail(tx, deps, await updateUser(tx, deps, player, asked), mail);
        return { status: 'ok' as const, user };
      });
    const saved = await countingTaken(deps, player.id, save);
    if (password) logChange(deps, saved.user, { ip, what: 'password' });
    return saved;
  },

  async verifyPhone({ deps, player, body, ip, write }) {
    const phone = phoneOf(body.phone, deps);
    if (body.code === undefined) {
      return countingTaken(deps, player.id, () => askPhoneCode(deps, player, { phone, ip }, write));
    }
    const sendId = await checkPhoneCode(deps.db, player.id, phone, body.code.trim());
    const confirmed = await write(async (tx) => {
      const user = await confirmPhone(tx, deps.sealing, player.id, { phone, sendId });
      await notifyByMail(tx, deps, user, phoneVerifiedMail(mask(phone)));
      return { status: 'ok' as const, phone_verify: true as const, user };
    });
    logChange(deps, confirmed.user, { ip, what: 'phone' });
    return confirmed;
  },

  contentEntry: ({ deps, params }) => contentEntry(deps.db.fresh, params.slug),
});

const done = { status: 'ok' as const };

/** The clock, and what became of a write whose response was lost. */
export const systemRoutes = routes(callTable.system, contractSchemas.system, {
  time: async ({ deps }) => ({ now: await appNow(deps.db.fresh), tz: 'America/Lima' }),

  outcome: ({ deps, player, params }) =>
    outcomeOf(deps.db.fresh, deps.sealing, player.id, { ...params, routes: player.embed && embedWrites }),
});

/** Opening, confirming and leaving an account, its sessions and its figures. */
export const sessionRoutes = routes(callTable.accounts, contractSchemas.accounts, {
  register: ({ deps, body, ip, userAgent }) => register(deps, body, { ip, userAgent }),

  consent: ({ deps, player, body, write }) =>
    write(async (tx) => ({ ...done, user: await consent(tx, deps, player.id, body) })),

  async forgotPassword({ deps, body, ip }) {
    await forgotPassword(deps, { ...body, ip });
    return done;
  },

  async resetPassword({ deps, body, ip }) {
    await resetPassword(deps, { ...body, ip });
    return done;
  },

  async reauth({ deps, player, body, ip, write }) {
    await reauthenticate(deps, { id: player.id, ip }, body);
    return write(async (tx) => ({ ...done, auth_at: await renewSignIn(tx, player.tokenHash) }));
  },

  logout: ({ player, write }) =>
    write(async (tx) => {
      await endSession(tx, player.tokenHash);
      return done;
    }),

  sessions: ({ deps, player }) => sessionsOf(deps.db.fresh, player.id, player.tokenHash),

  endSession: ({ player, params, write }) =>
    write(async (tx) => {
      await endSessionById(tx, player, params.id);
      return done;
    }),

  async deleteAccount({ deps, player, body, ip, write }) {
    await reauthenticate(deps, { id: player.id, ip }, body);
    return write(async (tx) => {
      await assertNotShared(tx, player.id);
      return { ...done, ...(await deleteAccount(tx, deps, player.id)) };
    });
  },

  myStats: ({ deps, player }) => myStats(deps.db.fresh, player.id),

  async myDesk({ deps, player: { role, secondFactor } }) {
    if (secondFactor === 'due') return { role, second_factor: 'show' as const };
    return secondFactor === 'none' && deps.production ? { role, second_factor: 'add' as const } : { role };
  },

  userProfile: ({ deps, params }) => publicProfile(deps.db.fresh, params.keyusername),

  support: async ({ deps, player, body, ip }) => ({
    ...done,
    ...(await writeToSupport(deps, body, { userId: player?.id ?? null, ip })),
  }),
});
