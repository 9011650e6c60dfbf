import { type RawBuilder, sql } from 'kysely';

/** Whether the person of that id has an authenticator app or a passkey; recovery codes alone are none. */
export const hasSecondFactor = (userId: RawBuilder<unknown>) => sql<boolean>`
  (exists (select from totp where totp.user_id = ${userId} and totp.secret is not null)
    or exists (select from passkey where passkey.user_id = ${userId}))`;
