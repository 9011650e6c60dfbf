import { appNow } from '../db/clock';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import type { MessageConfig } from './messageConfig';
import { outboxSenders } from './outboxSenders';
import { countDeliveries } from '../metrics/countDeliveries';
import { smsWebhook } from './smsWebhook';
import { smtpSender } from './smtpSender';

/** How messages leave: by the services that are configured, else into the outbox, which production refuses (config.ts). */
export function senders(
  db: Db,
  { mail, sms }: MessageConfig,
  { metrics, tracing }: Pick<Deps, 'metrics' | 'tracing'> = {},
): Pick<Deps, 'sendSms' | 'sendMail'> {
  const kept = outboxSenders(db);
  const sendMail = mail ? smtpSender(mail) : kept.sendMail;
  const sendSms = sms ? smsWebhook(sms, () => appNow(db.read), tracing) : kept.sendSms;
  return {
    sendMail: countDeliveries(metrics, 'mail', sendMail),
    sendSms: countDeliveries(metrics, 'sms', sendSms),
  };
}
