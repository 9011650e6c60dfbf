import type { MessageConfig } from '../../platform/messages/messageConfig';
import { smtpTrouble } from '../../platform/messages/smtpSender';
import { failIn, type Finding, ok } from './finding';

const hostOf = (address: string) => new URL(address).host;

function publicUrlFinding({ publicUrl }: MessageConfig, production: boolean): Finding {
  if (new URL(publicUrl).protocol === 'https:') return ok('public url', `${publicUrl}.`);
  return failIn(production)(
    'public url',
    `PUBLIC_URL is ${publicUrl}: set it to the https address at which players reach the app.`,
  );
}

/** Connects to the mail server and signs in there; sends nothing. */
async function mailFinding({ mail }: MessageConfig, production: boolean): Promise<Finding> {
  if (!mail) {
    const says =
      'SMTP_URL is not set: mails stay in the database, where `mail list` shows them. Set SMTP_URL and MAIL_FROM.';
    return failIn(production)('mail', says);
  }
  const trouble = await smtpTrouble(mail);
  if (!trouble) return ok('mail', `${hostOf(mail.url)} answers and takes our user; nothing was sent.`);
  return failIn(production)(
    'mail',
    `The mail server at ${hostOf(mail.url)} ${trouble}: look at SMTP_URL and at that server.`,
  );
}

function smsFinding({ sms }: MessageConfig, production: boolean): Finding {
  if (sms) return ok('sms', `Codes go to ${hostOf(sms.url)}; it was not asked.`);
  const says =
    'SMS_WEBHOOK_URL is not set: codes stay in the database, where `sms list` shows them. Set it with SMS_WEBHOOK_SECRET.';
  return failIn(production)('sms', says);
}

/** Whether mails, codes and links reach people. */
export const messageFindings = async (messages: MessageConfig, production: boolean): Promise<Finding[]> => [
  publicUrlFinding(messages, production),
  await mailFinding(messages, production),
  smsFinding(messages, production),
];
