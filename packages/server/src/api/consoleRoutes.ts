import { consoleCalls, type ConsolePartner } from '@arma11/core/back-office';
import { consoleSchemas } from '@arma11/core/schemas';
import { sha256 } from '../platform/bytes';
import type { Tx } from '../platform/db/database';
import type { Deps } from '../platform/deps';
import type { Caller } from '../platform/http/caller';
import { type RouteGroup, routes } from '../platform/http/route';
import { invalid } from '../platform/invalid';
import { notFound } from '../platform/refusal';
import { logSecurity } from '../platform/securityLog';
import { pageDays } from '../partners/figures/pageDays';
import { acceptInvitation, lockPartnerOfMember, partnerOfMember, partnersOf } from '../partners/members/members';
import { isOrigin } from '../partners/originSyntax';
import { createTestPlayer, newSignIn, renewTestPassword, testPlayersOf } from '../partners/testPlayers';
import { LOCAL_ORIGINS, newSecret } from '../partners/testSide';
import { deliveriesOf, queueTest, resendDelivery } from '../partners/webhooks/deliveries';
import { createWebhook, endWebhook, MOST_WEBHOOKS, webhooksOf } from '../partners/webhooks/webhooks';
import { whyNotUrl } from '../partners/webhooks/webhookUrl';
import { assertRecentSignIn } from '../players/accounts/recentSignIn';

const done = { status: 'ok' as const };
const MOST_DELIVERIES = 100;

const words: Record<keyof typeof consoleCalls, string> = {
  partners: 'The partners that the caller works for.',
  accept: 'Lets the caller work for the partner whose invitation they have: once, within seven days.',
  setOrigins: 'Says anew from which pages the partner may ask.',
  renewSecret: 'Makes a new secret key, told this once; the one before opens nothing any more.',
  pageDays:
    'What happened on the partner’s pages, by day and page: newest day first. Counted within seconds, not to be charged by.',
  webhooks: 'Where the partner’s server is notified.',
  createWebhook: 'Has the partner’s server notified from now on; what messages are signed with is told this once.',
  endWebhook: 'Notifies an address no more; what waits for it is not sent.',
  testWebhook: 'Sends a webhook a message to try it with.',
  deliveries: 'The last hundred messages to the partner’s webhooks, newest first, with what came of each try.',
  resend: 'Sends a message once more, under the same id.',
  testPlayers: 'Who plays on the partner’s test pages.',
  createTestPlayer:
    'Makes a player for the partner’s test pages, twenty at most; the password is told this once. They have no coins, and enter free rooms without prizes alone.',
  renewTestPassword: 'Makes a new password for one of them, told this once, and ends their sessions.',
};

interface Asked {
  deps: Deps;
  player: Caller;
  params: { partner: number };
  ip: string;
}

const who = ({ player, params }: Pick<Asked, 'player' | 'params'>) => ({
  partnerId: params.partner,
  userId: player.id,
});

/** A change that opens doors: its author has just shown who they are, and the security log is told. */
async function change<T>(
  { deps, player, params, ip }: Asked,
  what: string,
  work: (tx: Tx, partner: ConsolePartner) => Promise<T>,
): Promise<T> {
  const result = await deps.db.tx(async (tx) => {
    const partner = await lockPartnerOfMember(tx, who({ player, params }));
    await assertRecentSignIn(tx, player.authAt, 'cambiar esto');
    return work(tx, partner);
  });
  logSecurity(deps.log, { kind: 'partner_changed', user: player.id, ip, partner: params.partner, what });
  return result;
}

/**
 * The console of partners' people. What is told once is not kept under an Idempotency-Key, so nothing that makes a secret is
 * written with `write`.
 */
export const consoleRoutes: RouteGroup & { heading: 'console' } = {
  ...routes(consoleCalls, consoleSchemas, {
    partners: ({ deps, player }) => partnersOf(deps.db.fresh, player.id),

    async accept({ deps, player, body, ip }) {
      const partner = await deps.db.tx((tx) => acceptInvitation(tx, { code: body.code, userId: player.id }));
      logSecurity(deps.log, {
        kind: 'partner_changed',
        user: player.id,
        ip,
        partner: partner.partner,
        what: 'member',
      });
      return partner;
    },

    setOrigins(asked) {
      const origins = [...new Set(asked.body.origins.map((each) => each.trim()))].filter(
        (each) => !LOCAL_ORIGINS.includes(each),
      );
      const wrong = origins.find((each) => !isOrigin(each));
      if (wrong !== undefined) {
        throw invalid({ origins: `«${wrong}» no es un origen: escríbelo así, sin ruta: https://diario.example.` });
      }
      return change(asked, 'origins', async (tx, { test_of }) => {
        if (test_of === null && origins.length === 0) throw invalid({ origins: 'Deja al menos uno.' });
        const all = test_of === null ? origins : [...LOCAL_ORIGINS, ...origins];
        await tx.updateTable('partner').set({ origins: all }).where('id', '=', asked.params.partner).execute();
        return partnerOfMember(tx, who(asked));
      });
    },

    renewSecret: (asked) =>
      change(asked, 'secret', async (tx, { test_of }) => {
        const secret = newSecret(asked.deps.random, { test: test_of !== null });
        await tx
          .updateTable('partner')
          .set({ secret_hash: await sha256(secret) })
          .where('id', '=', asked.params.partner)
          .execute();
        return { ...done, secret };
      }),

    async pageDays({ deps, player, params, query }) {
      const partner = await partnerOfMember(deps.db.fresh, who({ player, params }));
      return pageDays(deps.db.fresh, partner, query.days);
    },

    async webhooks({ deps, player, params }) {
      await partnerOfMember(deps.db.fresh, who({ player, params }));
      return webhooksOf(deps.db.fresh, params.partner);
    },

    createWebhook(asked) {
      const { deps, params, body } = asked;
      if (whyNotUrl(body.url, deps) !== null) {
        throw invalid({ url: 'Escribe una dirección pública que empiece con https://, sin usuario ni contraseña.' });
      }
      return change(asked, 'webhook', async (tx) => {
        if ((await webhooksOf(tx, params.partner)).length >= MOST_WEBHOOKS) {
          throw invalid({ url: `Son ${MOST_WEBHOOKS} direcciones como máximo. Quita una antes.` });
        }
        return createWebhook(tx, deps, { partnerId: params.partner, ...body });
      });
    },

    endWebhook: ({ player, params, write }) =>
      write(async (tx) => {
        await lockPartnerOfMember(tx, who({ player, params }));
        if (!(await endWebhook(tx, { partnerId: params.partner, webhook: params.webhook }))) throw notFound();
        return done;
      }),

    testWebhook: ({ player, params, write }) =>
      write(async (tx) => {
        await lockPartnerOfMember(tx, who({ player, params }));
        if (!(await queueTest(tx, { partnerId: params.partner, webhook: params.webhook }))) throw notFound();
        return done;
      }),

    async testPlayers({ deps, player, params }) {
      await partnerOfMember(deps.db.fresh, who({ player, params }));
      return testPlayersOf(deps.db.fresh, params.partner);
    },

    async createTestPlayer({ deps, player, params }) {
      const signIn = await newSignIn(deps);
      return deps.db.tx(async (tx) =>
        createTestPlayer(tx, deps.random, await lockPartnerOfMember(tx, who({ player, params })), signIn),
      );
    },

    async renewTestPassword({ deps, player, params }) {
      const signIn = await newSignIn(deps);
      return deps.db.tx(async (tx) => {
        await lockPartnerOfMember(tx, who({ player, params }));
        return renewTestPassword(tx, { partnerId: params.partner, userId: params.user }, signIn);
      });
    },

    async deliveries({ deps, player, params, query }) {
      await partnerOfMember(deps.db.fresh, who({ player, params }));
      return deliveriesOf(deps.db.fresh, {
        partnerId: params.partner,
        webhook: query.webhook,
        limit: MOST_DELIVERIES,
      });
    },

    resend: ({ player, params, write }) =>
      write(async (tx) => {
        await lockPartnerOfMember(tx, who({ player, params }));
        if (!(await resendDelivery(tx, { partnerId: params.partner, delivery: params.delivery }))) throw notFound();
        return done;
      }),
  }),
  heading: 'console',
  words,
};
