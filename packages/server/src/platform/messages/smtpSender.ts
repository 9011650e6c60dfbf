import { createTransport } from 'nodemailer';
import type { SendMail } from '../deps';

const PATIENCE = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

const transportTo = (url: string) =>
  createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });

/** Sends mails through an SMTP server, one connection each: an open one would keep the command line from ending. */
export function smtpSender({ url, from }: { url: string; from: string }): SendMail {
  const transport = transportTo(url);
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1];
  return async ({ to, subject, text, ref }) => {
    const messageId = ref === undefined ? undefined : `<${ref}@${domain}>`;
    // As one address, not as text that may list several.
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text, messageId });
  };
}

/** Why an SMTP server would take no mails now, as the end of a sentence, or null; nothing is sent. */
export async function smtpTrouble({ url }: { url: string }): Promise<string | null> {
  const transport = transportTo(url);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    // What it answers may repeat the user's name.
    return code === 'EAUTH'
      ? `refuses the user or the password (${responseCode})`
      : `cannot be used (${code ?? 'unknown'})`;
  } finally {
    transport.close();
  }
}
