import { appNow } from '../db/clock';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import type { MessageConfig } from './messageConfig';
import { messageSeal } from './messageSeal';
import { outboxSenders, writeDown } from './outboxSenders';
import { messageQueue } from './queueMessage';
import { smsWebhook } from './smsWebhook';
import { smtpSender } from './smtpSender';

/** How messages leave: by the services that are configured, else into the outbox, which production refuses (config.ts). */
export function senders(db: Db, config: MessageConfig): Pick<Deps, 'sendSms' | 'sendMail' | 'queueMessage'> {
  const { mail, sms } = config;
  const queue = messageQueue(messageSeal(config));
  return {
    ...outboxSenders(db),
    ...(mail ? { sendMail: smtpSender(mail) } : {}),
    ...(sms ? { sendSms: smsWebhook(sms, () => appNow(db.read)) } : {}),
    queueMessage: (q, message) => ({ mail, sms })[message.channel] ? queue(q, message) : writeDown(q, message),
  };
}
