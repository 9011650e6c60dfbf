import { z } from 'zod';
import type { accounts } from './accounts.calls';
import type { SchemasFor } from './schema';
import { Coins, Id, IdOrNone, Instant, Item, ok, User } from './models';

/** What a sign-in answers. */
export const SignedIn = z.object({ user: User, access: z.string(), expires_at: Instant });
export type SignedIn = z.infer<typeof SignedIn>;

export const accountsSchemas = {
  login: { body: z.object({ email: z.string().max(254), password: z.string().max(200) }), response: SignedIn },
  getData: { response: User },
  updateData: { params: z.object({ id: Id }), body: z.looseObject({}), response: User },
  loginGoogle: {
    body: z.object({ token_id: z.string().min(1).max(8192) }),
    response: SignedIn.extend({ created: z.boolean(), needs_consent: z.boolean() }),
  },
  useCode: {
    body: z.object({ code_promo: z.string().max(40) }),
    response: ok({
      type: z.enum(['bono', 'item', 'entrada']),
      coins: Coins,
      item: Item.nullable(),
      sala: IdOrNone,
      saldo: Coins,
      message: z.string(),
    }),
  },
  verifyPhone: {
    body: z.object({ phone: z.string().max(20), code: z.string().max(10).optional() }),
    response: z.union([
      ok({ sent: z.literal(true), expires_at: Instant, resend_at: Instant, masked: z.string() }),
      ok({ phone_verify: z.literal(true), user: User }),
    ]),
  },
  updateAvatar: { body: z.object({ item: Id }), response: ok({ user: User }) },
  updateProfile: {
    body: z.object({
      id: Id,
      username: z.string().max(60),
      phone: z.string().max(20).nullable(),
      is_reset: z.boolean(),
      password: z.string().max(200).optional(),
    }),
    response: ok({ user: User }),
  },
  contentEntry: {
    params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
    response: z.object({ slug: z.string(), title: z.string(), html: z.string(), updated_at: Instant }),
  },
} satisfies SchemasFor<typeof accounts>;
