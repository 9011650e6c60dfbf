import { z } from 'zod';
import { Id, Instant, ok, type Model } from './models';
import type { SchemasFor } from './schema';
import type { secondFactorCalls } from './secondFactor.calls';

const passkey = z.object({
  id: Id,
  /** What its owner calls it. */
  name: z.string(),
  created_at: Instant,
  last_used_at: Instant.nullable(),
});
/** A passkey as its owner sees it. */
export interface Passkey extends z.infer<typeof passkey> {}
export const Passkey: Model<Passkey> = passkey;

const secondFactors = z.object({
  /** Whether the desk is closed to who has none: always in production. */
  required: z.boolean(),
  /** Whether this session has shown one in the last twelve hours. */
  given: z.boolean(),
  /** The authenticator app; null: none. */
  totp: z.object({ created_at: Instant }).nullable(),
  passkeys: z.array(Passkey),
  /** Recovery codes that are not used yet. */
  recovery_left: z.int(),
});
/** The second factors of who asks. */
export interface SecondFactors extends z.infer<typeof secondFactors> {}
export const SecondFactors: Model<SecondFactors> = secondFactors;

const totpOffer = ok({
  /** For typing, in base32. */
  secret: z.string(),
  /** The same as an address that apps open: `otpauth://totp/…`. */
  uri: z.string(),
  /** The address as a QR code: an image in a data address. */
  qr: z.string(),
});
/** What an authenticator app is given. */
export interface TotpOffer extends z.infer<typeof totpOffer> {}
export const TotpOffer: Model<TotpOffer> = totpOffer;

const factorAdded = ok({
  /** With the first factor: the recovery codes, told this once. Null: the person has theirs. */
  recovery_codes: z.array(z.string()).nullable(),
});
/** What the person learns when a factor was added. */
export interface FactorAdded extends z.infer<typeof factorAdded> {}
export const FactorAdded: Model<FactorAdded> = factorAdded;

const Code = z.string().trim().min(6, 'Escribe el código.').max(40, 'Escribe el código.');
const Options = ok({
  /** What `navigator.credentials` takes, as JSON (WebAuthn level 3). */
  options: z.record(z.string(), z.unknown()),
});
/** What the browser returns of a passkey, as JSON (WebAuthn level 3). */
const Signed = z.looseObject({
  id: z.string().min(1).max(2048),
  rawId: z.string().min(1).max(2048),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(8192) }),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});

export const secondFactorSchemas = {
  state: { response: SecondFactors },
  giveCode: { body: z.object({ code: Code }), response: ok({}) },
  askPasskey: { response: Options },
  givePasskey: { body: z.object({ credential: Signed }), response: ok({}) },
  beginTotp: { response: TotpOffer },
  confirmTotp: { body: z.object({ code: Code }), response: FactorAdded },
  removeTotp: { response: ok({}) },
  beginPasskey: { response: Options },
  addPasskey: {
    body: z.object({
      /** What its owner calls it. */
      name: z.string().trim().min(1, 'Ponle un nombre.').max(40, 'Usa 40 letras como máximo.'),
      credential: Signed,
    }),
    response: FactorAdded,
  },
  removePasskey: { params: z.object({ id: Id }), response: ok({}) },
  renewRecovery: { response: ok({ recovery_codes: z.array(z.string()) }) },
} satisfies SchemasFor<typeof secondFactorCalls>;
