import { WEBHOOK_EVENTS } from '@arma11/core/contract';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { deliveriesOf, queueTest, resendDelivery } from '../../partners/webhooks/deliveries';
import { createWebhook, endWebhook, MOST_WEBHOOKS, webhooksOf } from '../../partners/webhooks/webhooks';
import { whyNotUrl } from '../../partners/webhooks/webhookUrl';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';

const partner = wholeNumber(1, 2_147_483_647).describe('the partner');
const webhook = z
  .string()
  .regex(/^wh_[\w-]{16}$/, 'a webhook is named wh_ and 16 characters; see: webhook list')
  .describe('the webhook');
const delivery = z
  .uuid('a delivery is named as its receiver knows it; see: webhook deliveries')
  .describe('the message');

const Events = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((each) => each.trim()))])
  .pipe(z.array(z.enum(WEBHOOK_EVENTS, `write events as ${WEBHOOK_EVENTS.join(',')}`)).min(1))
  .default([...WEBHOOK_EVENTS]);

const missing = (what: string) =>
  new CommandError(`This partner has no such ${what}. See: webhook list, webhook deliveries.`);

async function assertOpen(tx: Tx, id: number): Promise<void> {
  const row = await tx
    .selectFrom('partner')
    .select('closed_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new CommandError(`There is no partner ${id}. See: partner list.`);
  if (row.closed_at) throw new CommandError(`Partner ${id} is closed.`);
}

/** Has a partner's server notified of what happens on its pages; what its messages are signed with is told now and never again. */
const webhookCreate = command({
  name: 'webhook create',
  summary: 'notify a partner’s server of what happens on its pages; the signing secret is told once',
  args: z.object({
    partner,
    url: z.string().describe('where it takes messages'),
    events: Events.describe('which, parted by commas; all unless told'),
  }),
  run: ({ audited, deps }, { partner: partnerId, url, events }) =>
    audited(async (tx) => {
      await assertOpen(tx, partnerId);
      const wrong = whyNotUrl(url, deps);
      if (wrong) throw new CommandError(wrong);
      if ((await webhooksOf(tx, partnerId)).length >= MOST_WEBHOOKS) {
        throw new CommandError(`A partner has at most ${MOST_WEBHOOKS} webhooks. Remove one: webhook remove.`);
      }
      const { secret, ...made } = await createWebhook(tx, deps, { partnerId, url, events });
      return { result: { ...made, secret }, target: `partner:${partnerId}`, after: made };
    }),
  print: ({ webhook: id, url, events, secret }) =>
    `Webhook ${id} to ${url}: ${events.join(', ')}.\nsecret  ${secret}   (for the partner’s server alone; it is not shown again)`,
});

/** Where a partner's server is notified. */
const webhookList = command({
  name: 'webhook list',
  summary: 'where a partner’s server is notified',
  args: z.object({ partner }),
  run: ({ db }, args) => webhooksOf(db.fresh, args.partner),
  print: (webhooks) =>
    webhooks.length === 0
      ? 'No webhooks.'
      : table(
          ['webhook', 'url', 'events', 'since'],
          webhooks.map((w) => [w.webhook, w.url, w.events.join('\n'), w.created_at]),
        ),
});

/** Notifies an address no more; what waits for it is not sent. */
const webhookRemove = command({
  name: 'webhook remove',
  summary: 'notify an address no more',
  args: z.object({ partner, webhook }),
  run: ({ audited }, args) =>
    audited(async (tx) => {
      const before = (await webhooksOf(tx, args.partner)).find((each) => each.webhook === args.webhook);
      if (!before || !(await endWebhook(tx, { partnerId: args.partner, webhook: args.webhook })))
        throw missing('webhook');
      return { result: before, target: `partner:${args.partner}`, before };
    }),
  print: ({ url }) => `${url} is notified no more.`,
});

/** Sends a webhook a message that nothing happened for, to see whether it arrives. */
const webhookTest = command({
  name: 'webhook test',
  summary: 'send a webhook a message to try it with',
  args: z.object({ partner, webhook }),
  run: ({ audited }, args) =>
    audited(async (tx) => {
      if (!(await queueTest(tx, { partnerId: args.partner, webhook: args.webhook }))) throw missing('webhook');
      return { result: args, target: `partner:${args.partner}`, after: args };
    }),
  print: () => 'It leaves within seconds. See: webhook deliveries.',
});

/** What was sent to a partner's webhooks in the last 30 days, newest first, with each try. */
const webhookDeliveries = command({
  name: 'webhook deliveries',
  summary: 'what was sent to a partner’s webhooks in the last 30 days, and what came of it',
  args: z.object({
    partner,
    webhook: webhook.optional().describe('of this one alone'),
    limit: wholeNumber(1, 500).default(50).describe('how many at most'),
  }),
  run: ({ db }, args) => deliveriesOf(db.fresh, { partnerId: args.partner, webhook: args.webhook, limit: args.limit }),
  print: (deliveries) =>
    deliveries.length === 0
      ? 'Nothing was sent.'
      : table(
          ['delivery', 'at', 'event', 'state', 'next try', 'tries'],
          deliveries.map((d) => [
            d.delivery,
            d.created_at,
            d.event,
            d.state,
            d.next_try_at ?? '',
            d.attempts.map(({ status, error, ms }) => `${status ?? error} (${ms} ms)`).join('\n'),
          ]),
        ),
});

/** Sends a message once more, under the same id. */
const webhookResend = command({
  name: 'webhook resend',
  summary: 'send a message to a webhook once more',
  args: z.object({ partner, delivery }),
  run: ({ audited }, args) =>
    audited(async (tx) => {
      if (!(await resendDelivery(tx, { partnerId: args.partner, delivery: args.delivery }))) throw missing('message');
      return { result: args, target: `partner:${args.partner}`, after: args };
    }),
  print: () => 'It leaves within seconds. See: webhook deliveries.',
});

/** Everything an operator can do about webhooks. */
export const webhookCommands = [
  webhookList,
  webhookCreate,
  webhookRemove,
  webhookTest,
  webhookDeliveries,
  webhookResend,
];
