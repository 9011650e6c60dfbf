import { appNow } from '../db/clock';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import type { MessageConfig } from './messageConfig';
import { outboxSenders } from './outboxSenders';
import { smsWebhook } from './smsWebhook';
import { smtpSender } from './smtpSender';

/** How messages leave: by the services that are configured, else into the outbox, which production refuses (config.ts). */
export function senders(db: Db, { mail, sms }: MessageConfig): Pick<Deps, 'sendSms' | 'sendMail'> {
  return {
    ...outboxSenders(db),
    ...(mail ? { sendMail: smtpSender(mail) } : {}),
    ...(sms ? { sendSms: smsWebhook(sms, () => appNow(db.read)) } : {}),
  };
}
