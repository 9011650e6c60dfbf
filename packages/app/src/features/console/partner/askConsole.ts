import type { CallOptions, Client } from '@arma11/core';
import {
  consoleCalls,
  type ConsolePartner,
  type PartnerPageDay,
  type PartnerWebhook,
  type TestPlayer,
  type WebhookDelivery,
} from '@arma11/core/back-office';

/** What each call of the console answers. */
interface Answers {
  partners: ConsolePartner[];
  accept: ConsolePartner;
  setOrigins: ConsolePartner;
  renewSecret: { secret: string };
  pageDays: PartnerPageDay[];
  webhooks: PartnerWebhook[];
  createWebhook: PartnerWebhook & { secret: string };
  endWebhook: object;
  testWebhook: object;
  deliveries: WebhookDelivery[];
  resend: object;
  testPlayers: TestPlayer[];
  createTestPlayer: TestPlayer & { password: string };
  renewTestPassword: TestPlayer & { password: string };
}

/** Makes a call of the console: players' pages know none of them. */
export async function askConsole<N extends keyof Answers>(
  client: Client,
  name: N,
  input: object = {},
  options?: CallOptions,
): Promise<Answers[N]> {
  return (await client.send(`console.${name}`, consoleCalls[name], { ...input }, options)) as Answers[N];
}
