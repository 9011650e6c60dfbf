import type { plusAccounts } from './plusAccounts.calls';
import type { SchemasFor } from './schema';
import { ok } from './models';

export const plusAccountsSchemas = {
  logout: { response: ok({}) },
} satisfies SchemasFor<typeof plusAccounts>;
