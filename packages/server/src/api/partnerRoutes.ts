import { callTable, contractSchemas } from '@arma11/core/schemas';
import { routes } from '../platform/http/route';
import { readUser } from '../players/accounts/userView';
import { notFound } from '../platform/refusal';
import { endFromPage } from '../partners/endGrants';
import { endGrant, grantsOf } from '../partners/grantList';
import { grantOrLink } from '../partners/linkAccount';
import { partnerOfKey } from '../partners/openPartner';
import { partnerToken } from '../partners/partnerToken';
import { redeemGrant } from '../partners/redeemGrant';
import { renewToken } from '../partners/renewToken';

const done = { status: 'ok' as const };

/** Our widgets on partners' pages. */
export const partnersRoutes = routes(callTable.partners, contractSchemas.partners, {
  async config({ deps, params }) {
    const partner = await partnerOfKey(deps.db.fresh, params.key);
    if (!partner) throw notFound();
    const { name, origins, scopes, test_of } = partner;
    return { partner: name, origins, scopes, locale: 'es-PE', test: test_of !== null };
  },

  // Not `write`: the answer names the sign-in, and is not to be kept under a key.
  grant: ({ deps, player, body }) => deps.db.tx((tx) => grantOrLink(tx, player, body)),

  grants: ({ deps, player }) => grantsOf(deps.db.fresh, player.id),

  endGrant: ({ player, params, write }) =>
    write(async (tx) => {
      await endGrant(tx, player.id, params.id);
      return done;
    }),

  async token({ deps, body, origin, page }) {
    if ('secret' in body) return partnerToken(deps, body, origin);
    return 'handle' in body ? renewToken(deps, body, origin) : redeemGrant(deps, body, { origin, page });
  },

  async viewer({ deps, player }) {
    const { username, avatar, local_contry, saldo } = await readUser(deps.db.fresh, deps.sealing, player.id);
    const told = !player.embed || player.embed.scopes.includes('saldo:read');
    return { username, avatar, local_contry, saldo: told ? saldo : null };
  },

  end: ({ player, write }) =>
    write(async (tx) => {
      const { embed, tokenHash } = player;
      if (embed) await endFromPage(tx, { grantId: embed.grantId, tokenHash });
      return done;
    }),
});
