import { appNow } from '../db/clock';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import type { MessageConfig } from './messageConfig';
import { countDeliveries } from '../metrics/countDeliveries';
import { messageSeal } from './messageSeal';
import { outboxSenders, writeDown } from './outboxSenders';
import { messageQueue } from './queueMessage';
import { smsWebhook } from './smsWebhook';
import { smtpSender } from './smtpSender';

/** How messages leave: by the services that are configured, else into the outbox, which production refuses (config.ts). */
export function senders(
  db: Db,
  config: MessageConfig,
  { metrics, tracing }: Pick<Deps, 'metrics' | 'tracing'> = {},
): Pick<Deps, 'sendSms' | 'sendMail' | 'queueMessage'> {
  const { mail, sms } = config;
  const kept = outboxSenders(db);
  const queue = messageQueue(messageSeal(config));
  const sendMail = mail ? smtpSender(mail) : kept.sendMail;
  const sendSms = sms ? smsWebhook(sms, () => appNow(db.fresh), tracing) : kept.sendSms;
  return {
    sendMail: countDeliveries(metrics, 'mail', sendMail),
    sendSms: countDeliveries(metrics, 'sms', sendSms),
    queueMessage: (q, message) => ({ mail, sms })[message.channel] ? queue(q, message) : writeDown(q, message),
  };
}
