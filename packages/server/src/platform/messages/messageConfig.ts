import { z } from 'zod';

/** How mails and text messages leave; without an address they are written down (`arma11 sms list`, `mail list`). */
export interface MessageConfig {
  /** Where people reach the app, without a slash at the end. */
  publicUrl: string;
  mail: { url: string; from: string } | null;
  sms: { url: string; secret: string } | null;
}

const protocolOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol : '');
const isWeb = (text: string) => ['http:', 'https:'].includes(protocolOf(text));

const SENTENCES = {
  PUBLIC_URL: 'must be where people reach the app, like https://juego.example',
  SMTP_URL: 'must be an address like smtps://user:password@mail.example:465',
  MAIL_FROM: 'must be an address like hola@juego.example or Arma Tu 11 <hola@juego.example>',
  SMS_WEBHOOK_URL: 'must be an address like https://sms.example/send',
  SMS_WEBHOOK_SECRET: 'must have 32 characters or more',
} as const;

/** The variables, for the schema of all of them. */
export const messageVariables = {
  PUBLIC_URL: z.string().refine(isWeb, SENTENCES.PUBLIC_URL).optional(),
  SMTP_URL: z
    .string()
    .refine((text) => ['smtp:', 'smtps:'].includes(protocolOf(text)), SENTENCES.SMTP_URL)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+ <)?[^\s<>@]+@[^\s<>@]+>?$/, SENTENCES.MAIL_FROM)
    .optional(),
  SMS_WEBHOOK_URL: z.string().refine(isWeb, SENTENCES.SMS_WEBHOOK_URL).optional(),
  SMS_WEBHOOK_SECRET: z.string().min(32, SENTENCES.SMS_WEBHOOK_SECRET).optional(),
};

type Found = { [Name in keyof typeof messageVariables]?: string };

/** What is missing or does not fit, as a sentence, or null. In production codes and links must leave the machine. */
export function messageProblem(found: Found, production: boolean): string | null {
  if (found.SMTP_URL && !found.MAIL_FROM)
    return 'MAIL_FROM is missing: SMTP_URL needs the address that mails come from.';
  if (found.SMS_WEBHOOK_URL && !found.SMS_WEBHOOK_SECRET) {
    return 'SMS_WEBHOOK_SECRET is missing: SMS_WEBHOOK_URL needs what its requests are signed with.';
  }
  if (!production) return null;
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'SMS_WEBHOOK_URL'] as const) {
    if (!found[name]) return `${name} is missing: with NODE_ENV=production mails and codes must reach people.`;
  }
  for (const name of ['PUBLIC_URL', 'SMS_WEBHOOK_URL'] as const) {
    if (protocolOf(found[name]!) !== 'https:') return `${name} must begin with https:// with NODE_ENV=production.`;
  }
  return null;
}

/** Where messages go, of variables without a problem. */
export const messagesOf = (found: Found, port: number): MessageConfig => ({
  publicUrl: (found.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
  mail: found.SMTP_URL && found.MAIL_FROM ? { url: found.SMTP_URL, from: found.MAIL_FROM } : null,
  sms:
    found.SMS_WEBHOOK_URL && found.SMS_WEBHOOK_SECRET
      ? { url: found.SMS_WEBHOOK_URL, secret: found.SMS_WEBHOOK_SECRET }
      : null,
});
