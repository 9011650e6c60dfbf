import { z } from 'zod';
import { Done, Id, Instant, ok, type Model } from './models';
import type { SchemasFor } from './schema';
import type { secondFactorCalls } from './secondFactor.calls';

const passkey = z.object({
  /** The passkey: what removing it names. */
  id: Id,
  /** What its owner calls it. */
  name: z.string(),
  /** When it was added. */
  created_at: Instant,
  /** When it was last shown; null: never. */
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
  totp: z
    .object({
      /** When it was added. */
      created_at: Instant,
    })
    .nullable(),
  /** Their passkeys, on devices or security keys. */
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
/** A code of the authenticator app, or a recovery code. */
const FactorCode = z.object({
  /** Six digits of the authenticator app, or a recovery code. */
  code: Code,
});
/** What the browser is to ask a passkey. */
const PasskeyOptions = ok({
  /** What `navigator.credentials` takes, as JSON (WebAuthn level 3). */
  options: z.record(z.string(), z.unknown()),
});
/** What the browser returns of a passkey, as JSON (WebAuthn level 3). */
const SignedPasskey = z.looseObject({
  /** The credential's id, as base64url. */
  id: z.string().min(1).max(2048),
  /** The same id, as base64url. */
  rawId: z.string().min(1).max(2048),
  /** Always `public-key`. */
  type: z.literal('public-key'),
  /** What the authenticator signed. */
  response: z.looseObject({
    /** The challenge and the origin that it answered, as base64url. */
    clientDataJSON: z.string().max(8192),
  }),
  /** What the browser says of extensions. */
  clientExtensionResults: z.record(z.string(), z.unknown()),
});

export const secondFactorSchemas = {
  state: { response: SecondFactors },
  giveCode: { body: FactorCode, response: Done },
  askPasskey: { response: PasskeyOptions },
  givePasskey: {
    body: z.object({
      /** The passkey's answer to the options of `askPasskey`. */
      credential: SignedPasskey,
    }),
    response: Done,
  },
  beginTotp: { response: TotpOffer },
  confirmTotp: { body: FactorCode, response: FactorAdded },
  removeTotp: { response: Done },
  beginPasskey: { response: PasskeyOptions },
  addPasskey: {
    body: z.object({
      /** What its owner calls it. */
      name: z.string().trim().min(1, 'Ponle un nombre.').max(40, 'Usa 40 letras como máximo.'),
      /** The new passkey's answer to the options of `beginPasskey`. */
      credential: SignedPasskey,
    }),
    response: FactorAdded,
  },
  removePasskey: { params: z.object({ id: Id }), response: Done },
  renewRecovery: {
    response: ok({
      /** The new codes, told this once; those before are void. */
      recovery_codes: z.array(z.string()),
    }),
  },
} satisfies SchemasFor<typeof secondFactorCalls>;
