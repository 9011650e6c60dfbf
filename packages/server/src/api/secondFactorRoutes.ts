import { secondFactorCalls } from '@arma11/core/back-office';
import { secondFactorSchemas } from '@arma11/core/schemas';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type RouteGroup, routes } from '../platform/http/route';
import { addPasskey, beginPasskey } from '../players/secondFactor/addPasskey';
import { assertStaff } from '../players/secondFactor/assertStaff';
import { beginTotp, confirmTotp } from '../players/secondFactor/enrolTotp';
import { giveCode } from '../players/secondFactor/giveCode';
import { askPasskey, givePasskey } from '../players/secondFactor/givePasskey';
import { removeFactor, renewRecovery } from '../players/secondFactor/removeFactor';
import { secondFactors } from '../players/secondFactor/secondFactors';

const done = { status: 'ok' as const };

const words: Record<keyof typeof secondFactorCalls, string> = {
  state: 'Which second factors the caller has, and whether this session has shown one. For staff.',
  giveCode:
    'Shows a code for this session: six digits of the authenticator app, or a recovery code. Each is good once.',
  askPasskey:
    'What a passkey has to sign for this session, as `navigator.credentials.get` takes it. Good for five minutes.',
  givePasskey: 'Shows a passkey for this session: what it has signed.',
  beginTotp:
    'Offers a secret for an authenticator app. It is the second factor once a code of it is confirmed, within 15 minutes.',
  confirmTotp:
    'Confirms the offered secret with a code of it, in place of the app before. The first factor brings recovery codes.',
  removeTotp: 'Takes the authenticator app away; where a second factor is required the last one stays.',
  beginPasskey:
    'What a device needs to make a passkey, as `navigator.credentials.create` takes it. Good for five minutes.',
  addPasskey: 'Adds the passkey that the device has made. The first factor brings recovery codes.',
  removePasskey: 'Takes a passkey away; where a second factor is required the last one stays.',
  renewRecovery: 'Makes ten recovery codes, told this once. Those before open nothing any more.',
};

/**
 * The second factor of who works at the desk. Its answers hold secrets that are told once: none is kept under an
 * Idempotency-Key, so nothing here is written with `write`.
 */
export const secondFactorRoutes: RouteGroup & { heading: 'secondFactor' } = {
  ...routes(secondFactorCalls, secondFactorSchemas, {
    async state({ deps, player }) {
      assertStaff(player);
      return secondFactors(deps.db.fresh, player, deps);
    },

    async giveCode({ deps, player, body, ip }) {
      await giveCode(deps, player, { ...body, ip });
      return done;
    },

    askPasskey: async ({ deps, player }) => ({ ...done, options: { ...(await askPasskey(deps, player)) } }),

    async givePasskey({ deps, player, body, ip }) {
      const credential = body.credential as unknown as AuthenticationResponseJSON;
      await givePasskey(deps, player, { credential, ip });
      return done;
    },

    beginTotp: ({ deps, player }) => beginTotp(deps, player),

    confirmTotp: ({ deps, player, body, ip }) => confirmTotp(deps, player, { ...body, ip }),

    async removeTotp({ deps, player, ip }) {
      await removeFactor(deps, player, 'totp', ip);
      return done;
    },

    beginPasskey: async ({ deps, player }) => ({ ...done, options: { ...(await beginPasskey(deps, player)) } }),

    addPasskey: ({ deps, player, body: { name, credential }, ip }) =>
      addPasskey(deps, player, { name, credential: credential as unknown as RegistrationResponseJSON, ip }),

    async removePasskey({ deps, player, params, ip }) {
      await removeFactor(deps, player, { passkey: params.id }, ip);
      return done;
    },

    renewRecovery: async ({ deps, player, ip }) => ({ ...done, recovery_codes: await renewRecovery(deps, player, ip) }),
  }),
  heading: 'secondFactor',
  words,
};
