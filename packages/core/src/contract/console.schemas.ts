import { z } from 'zod';
import type { consoleCalls } from './console.calls';
import { EMBED_SCOPES } from './embedScopes';
import { Done, Id, Instant, ok, type Model } from './models';
import type { SchemasFor } from './schema';
import { WEBHOOK_EVENTS } from './webhookEvents';

const Count = z.int().min(0);
const WebhookId = z.string().regex(/^wh_[\w-]{16}$/);

const consolePartner = z.object({
  /** The partner: what the other calls name. */
  partner: Id,
  /** Its name, as players read it. */
  name: z.string(),
  /** The publishable key that stands in its pages. */
  key: z.string(),
  /** The origins of the pages that may use the key. */
  origins: z.array(z.string()),
  /** What players may let its pages do. */
  scopes: z.array(z.enum(EMBED_SCOPES)),
  /** When its access ended; null: it has it. */
  closed_at: Instant.nullable(),
  /** The partner whose test mode it is; null: it is live. */
  test_of: Id.nullable(),
});
/** A partner as its own people see it. */
export interface ConsolePartner extends z.infer<typeof consolePartner> {}
export const ConsolePartner: Model<ConsolePartner> = consolePartner;

const partnerPageDay = z.object({
  /** The day in Lima, `2026-06-11`. */
  day: z.iso.date(),
  /** The page: its origin, or its address without a query where browsers tell it. */
  page: z.string(),
  /** People who were shown a widget, each once in half an hour. */
  visits: Count,
  /** Sign-ins in our window that were completed. */
  sign_ins: Count,
  /** Rooms joined. */
  joins: Count,
  /** Predictions saved, each save. */
  saves: Count,
  /** Reads that were refused: the page's origin is not among the partner's. */
  refused: Count,
  /** Whether its origin is among the partner's now. */
  registered: z.boolean(),
  /** When a widget of the page last asked. */
  seen_at: Instant,
});
/** One day of one page of a partner. */
export interface PartnerPageDay extends z.infer<typeof partnerPageDay> {}
export const PartnerPageDay: Model<PartnerPageDay> = partnerPageDay;

const partnerWebhook = z.object({
  /** The webhook: what ending it names. */
  webhook: WebhookId,
  /** Where messages are sent. */
  url: z.string(),
  /** Which events. */
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Since when. */
  created_at: Instant,
});
/** Where a partner's server is notified. */
export interface PartnerWebhook extends z.infer<typeof partnerWebhook> {}
export const PartnerWebhook: Model<PartnerWebhook> = partnerWebhook;

const deliveryTry = z.object({
  /** When the message was sent. */
  at: Instant,
  /** Milliseconds until its end. */
  ms: Count,
  /** The answer's status; null: there was none. */
  status: z.int().nullable(),
  /** Why there was no answer, in English. */
  error: z.string().nullable(),
});
const webhookDelivery = z.object({
  /** What its receiver knows it by: the header `webhook-id`. */
  delivery: z.uuid(),
  /** The webhook that it is for. */
  webhook: WebhookId,
  /** The event: one of WEBHOOK_EVENTS, or `webhook.test`. */
  event: z.string(),
  /** The body, as it is signed. */
  body: z.string(),
  /** When it happened. */
  created_at: Instant,
  /** `waiting` for a try, `delivered`, or `given-up` after the last try. */
  state: z.enum(['waiting', 'delivered', 'given-up']),
  /** When it is tried next; null: not any more. */
  next_try_at: Instant.nullable(),
  /** Each try, first to last. */
  attempts: z.array(deliveryTry),
});
/** A message to a webhook, and what came of it. */
export interface WebhookDelivery extends z.infer<typeof webhookDelivery> {}
export const WebhookDelivery: Model<WebhookDelivery> = webhookDelivery;

const testPlayer = z.object({
  /** The player. */
  user: Id,
  /** The name that others read. */
  username: z.string(),
  /** What they sign in with; no mail reaches it. */
  email: z.string(),
  /** When they were made. */
  created_at: Instant,
});
/** Somebody who plays on a partner's test pages. */
export interface TestPlayer extends z.infer<typeof testPlayer> {}
export const TestPlayer: Model<TestPlayer> = testPlayer;

/** What a test player signs in with. */
const testSignIn = testPlayer.extend({
  /** Told this once. */
  password: z.string(),
});

const ofPartner = z.object({ partner: Id });
const ofWebhook = ofPartner.extend({ webhook: WebhookId });

export const consoleSchemas = {
  partners: { response: z.array(ConsolePartner) },
  accept: {
    body: z.object({
      /** The end of the invitation's address. */
      code: z
        .string()
        .regex(/^[\w-]{43}$/, 'Esta invitación no está completa. Abre otra vez el enlace que te enviaron.'),
    }),
    response: ConsolePartner,
  },
  setOrigins: {
    params: ofPartner,
    body: z.object({
      /** All of them, each as browsers send it: `https://diario.example`. In test mode those of `localhost` are always among them. */
      origins: z.array(z.string().max(300)).max(20, 'Son 20 como máximo.'),
    }),
    response: ConsolePartner,
  },
  renewSecret: {
    params: ofPartner,
    response: ok({
      /** For the partner's server alone; told this once. */
      secret: z.string(),
    }),
  },
  pageDays: {
    params: ofPartner,
    query: z.object({
      /** How many days, today's with them; 30 unless told. */
      days: z.int().min(1).max(366).default(30),
    }),
    response: z.array(PartnerPageDay),
  },
  webhooks: { params: ofPartner, response: z.array(PartnerWebhook) },
  createWebhook: {
    params: ofPartner,
    body: z.object({
      /** Where messages are sent: a public address with https. */
      url: z.string().max(500),
      /** Which events. */
      events: z.array(z.enum(WEBHOOK_EVENTS)).min(1, 'Elige al menos uno.').max(WEBHOOK_EVENTS.length),
    }),
    response: partnerWebhook.extend({
      /** What messages are signed with; told this once. */
      secret: z.string(),
    }),
  },
  endWebhook: { params: ofWebhook, response: Done },
  testWebhook: { params: ofWebhook, response: Done },
  deliveries: {
    params: ofPartner,
    query: z.object({
      /** Of this webhook alone. */
      webhook: WebhookId.optional(),
    }),
    response: z.array(WebhookDelivery),
  },
  resend: { params: ofPartner.extend({ delivery: z.uuid() }), response: Done },
  testPlayers: { params: ofPartner, response: z.array(TestPlayer) },
  createTestPlayer: { params: ofPartner, response: testSignIn },
  renewTestPassword: { params: ofPartner.extend({ user: Id }), response: testSignIn },
} satisfies SchemasFor<typeof consoleCalls>;
