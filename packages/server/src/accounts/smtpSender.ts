import { createTransport } from 'nodemailer';
import type { SendMail } from '../deps';

const PATIENCE = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Sends mails through an SMTP server, over a few connections that stay open. */
export function smtpSender({ url, from }: { url: string; from: string }): SendMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text });
  };
}
