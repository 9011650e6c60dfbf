import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { appNow } from '../db/clock';
import { invalid } from '../http/invalid';
import { parseWith } from '../http/parseInput';
import { routes } from '../http/route';
import { notFound, Refusal } from '../refusal';
import type { Deps } from '../deps';
import { countAttempt } from './attempts';
import { login } from './login';
import { loginGoogle } from './loginGoogle';
import { outcomeOf } from './outcome';
import { endSession } from './sessions';
import { updateUser, WritableUser } from './updateUser';
import { readUser } from './userView';

/** Ten times an hour a player may hear that a name or phone is taken: more would be looking for people (reliability.md §3.1). */
async function countingTaken<T>({ db }: Deps, userId: number, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'USUARIO_O_TELEFONO_EXISTE') {
      await countAttempt(db, [{ scope: `taken:${userId}`, most: 10, windowMinutes: 60 }]);
    }
    throw error;
  }
}

/** Accounts: signing in, one's own data, and the texts of the content service. */
export const accountsRoutes = routes(contract.accounts, contractSchemas.accounts, {
  login: ({ deps, body, ip, userAgent }) => login(deps, { ...body, ip, userAgent }),

  loginGoogle: ({ deps, body, ip, userAgent }) => loginGoogle(deps, { tokenId: body.token_id, ip, userAgent }),

  getData: ({ deps, player }) => readUser(deps.db.read, player.id),

  updateData({ deps, player, params, body, write }) {
    if (params.id !== player.id) throw notFound();
    const asked = parseWith(WritableUser, body);
    if (asked.id !== undefined && asked.id !== params.id) throw invalid({ id: 'No es tu usuario.' });
    return countingTaken(deps, player.id, () => write((tx) => updateUser(tx, deps, player, asked)));
  },

  updateProfile({ deps, player, body, write }) {
    const { username, phone, password } = body;
    const asked = { username, phone, password, is_reset: false };
    const save = () =>
      write(async (tx) => ({ status: 'ok' as const, user: await updateUser(tx, deps, player, asked) }));
    return countingTaken(deps, player.id, save);
  },

  async contentEntry({ deps, params }) {
    const entry = await deps.db.read
      .selectFrom('content_entry')
      .select(['slug', 'title', 'html', 'updated_at'])
      .where('slug', '=', params.slug)
      .executeTakeFirst();
    if (!entry) throw notFound();
    return entry;
  },
});

/** Our own calls around the session: the clock, signing out, and what became of a lost answer. */
export const sessionRoutes = routes(contract.plus, contractSchemas.plus, {
  time: async ({ deps }) => ({ now: await appNow(deps.db.read), tz: 'America/Lima' }),

  logout: ({ player, write }) =>
    write(async (tx) => {
      await endSession(tx, player.tokenHash);
      return { status: 'ok' as const };
    }),

  outcome: ({ deps, player, params }) => outcomeOf(deps.db.read, player.id, params.key),
});
