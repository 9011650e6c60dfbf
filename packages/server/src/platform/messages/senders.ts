import { appNow } from '../db/clock';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import type { MessageConfig } from './messageConfig';
import { outboxSenders } from './outboxSenders';
import { countDeliveries } from '../metrics/countDeliveries';
import type { Metrics } from '../metrics/Metrics';
import { smsWebhook } from './smsWebhook';
import { smtpSender } from './smtpSender';

/** How messages leave: by the services that are configured, else into the outbox, which production refuses (config.ts). */
export function senders(db: Db, { mail, sms }: MessageConfig, metrics?: Metrics): Pick<Deps, 'sendSms' | 'sendMail'> {
  const kept = outboxSenders(db);
  const sendMail = mail ? smtpSender(mail) : kept.sendMail;
  const sendSms = sms ? smsWebhook(sms, () => appNow(db.read)) : kept.sendSms;
  return {
    sendMail: countDeliveries(metrics, 'mail', sendMail),
    sendSms: countDeliveries(metrics, 'sms', sendSms),
  };
}
