import { createTransport } from 'nodemailer';
import type { SendMail } from '../deps';

const PATIENCE = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Sends mails through an SMTP server, one connection each: an open one would keep the command line from ending. */
export function smtpSender({ url, from }: { url: string; from: string }): SendMail {
  const transport = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1];
  return async ({ to, subject, text, ref }) => {
    const messageId = ref === undefined ? undefined : `<${ref}@${domain}>`;
    await transport.sendMail({ from, to, subject, text, messageId });
  };
}
