import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { smsSignature, smsWebhook } from './smsWebhook';
import { smtpSender } from './smtpSender';

const now = () => Promise.resolve('2027-01-15T08:00:00.999Z');
const secret = 's'.repeat(32);
let http: Server | undefined;
afterEach(async () => {
  http?.closeAllConnections();
  http?.close();
  http = undefined;
});

interface Heard {
  signature: string | undefined;
  key: string | undefined;
  body: string;
}

async function service(
  answer: (request: IncomingMessage) => { status: number; location?: string } | null,
): Promise<{ url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  http = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const [signature, key] = ['x-arma11-signature', 'idempotency-key'].map((name) => request.headers[name]?.toString());
    heard.push({ signature, key, body });
    const told = answer(request);
    if (told) response.writeHead(told.status, told.location ? { location: told.location } : {}).end();
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/send`, heard };
}

describe('smsWebhook', () => {
  const message = { to: '+51987654321', text: 'Arma Tu 11: tu código es 123456.' };

  it('posts the message with a signature that the service can check', async () => {
    const { url, heard } = await service(() => ({ status: 202 }));
    await smsWebhook({ url, secret }, now)(message);
    expect(JSON.parse(heard[0]!.body)).toEqual(message);
    expect(heard[0]!.signature).toBe(`t=1800000000,v1=${smsSignature(secret, 1_800_000_000, heard[0]!.body)}`);
  });

  it('names a message the same each time, so that the service can tell a second copy', async () => {
    const { url, heard } = await service(() => ({ status: 202 }));
    for (const ref of ['b2c7', 'b2c7', undefined]) await smsWebhook({ url, secret }, now)({ ...message, ref });
    expect(heard.map(({ key }) => key)).toEqual(['b2c7', 'b2c7', undefined]);
    expect(JSON.parse(heard[0]!.body)).toEqual(message);
  });

  it('passes the trace of the request on, where there is one', async () => {
    let heard: string | undefined;
    const { url } = await service((request) => {
      heard = request.headers['traceparent']?.toString();
      return { status: 202 };
    });
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await smsWebhook({ url, secret }, now, { headers: () => ({ traceparent }) })(message);
    expect(heard).toBe(traceparent);
    await smsWebhook({ url, secret }, now)(message);
    expect(heard).toBeUndefined();
  });

  it.each([400, 401, 500, 503])('fails when the service answers %i', async (status) => {
    const { url } = await service(() => ({ status }));
    await expect(smsWebhook({ url, secret }, now)(message)).rejects.toThrow(String(status));
  });

  it('follows no redirect', async () => {
    const { url, heard } = await service(({ url: path }) =>
      path === '/send' ? { status: 307, location: '/elsewhere' } : { status: 200 },
    );
    await expect(smsWebhook({ url, secret }, now)(message)).rejects.toThrow('fetch failed');
    expect(heard).toHaveLength(1);
  });

  it('waits ten seconds for a service that is silent', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    onTestFinished(() => timeout.mockRestore());
    const { url, heard } = await service(() => null);
    const sent = smsWebhook({ url, secret }, now)(message);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    patience.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    await expect(sent).rejects.toThrow(/timeout/);
    expect(timeout.mock.calls).toEqual([[10_000]]);
  });
});

describe('smtpSender', () => {
  /** The least that a mail server says. */
  async function mailServer() {
    const lines: string[] = [];
    const server = createTcpServer((socket) => {
      let data = false;
      let rest = '';
      socket.write('220 test ESMTP\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        rest += chunk;
        const whole = rest.split('\r\n');
        rest = whole.pop()!;
        for (const line of whole) {
          lines.push(line);
          if (data && line !== '.') continue;
          if (data) socket.write('250 kept\r\n');
          else if (line.startsWith('EHLO')) socket.write('250 test\r\n');
          else if (line === 'DATA') socket.write('354 go on\r\n');
          else socket.write('250 ok\r\n');
          data = line === 'DATA' || (data && line !== '.');
        }
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { lines, port: (server.address() as AddressInfo).port, close: () => server.close() };
  }

  it('hands the mail to the server with its sender, subject and words', async () => {
    const mail = await mailServer();
    const send = smtpSender({ url: `smtp://127.0.0.1:${mail.port}`, from: 'Arma Tu 11 <hola@juego.test>' });
    await send({ to: 'rosa@arma11.test', subject: 'Tu contraseña cambió', text: 'Hola.\n.\nAdiós.', ref: 'b2c7' });
    const text = mail.lines.join('\n');
    expect(text).toMatch(/MAIL FROM:<hola@juego\.test>/);
    expect(text).toMatch(/RCPT TO:<rosa@arma11\.test>/);
    expect(text).toMatch(/Subject: =\?UTF-8\?/);
    expect(text).toMatch(/^Message-ID: <b2c7@juego\.test>$/m);
    mail.close();
  });

  it.each([
    ['subject', { to: 'rosa@arma11.test', subject: 'Hola\r\nBcc: eva@evil.test' }],
    ['list of recipients', { to: 'rosa@arma11.test, eva@evil.test', subject: 'Hola' }],
    ['recipient', { to: 'rosa@arma11.test\r\nRCPT TO:<eva@evil.test>', subject: 'Hola' }],
  ])('adds neither a line nor a recipient, whatever the %s holds', async (_, letter) => {
    const mail = await mailServer();
    const send = smtpSender({ url: `smtp://127.0.0.1:${mail.port}`, from: 'Arma Tu 11 <hola@juego.test>' });
    await send({ ...letter, text: 'Hola.', ref: 'b2c7' }).catch(() => undefined);
    mail.close();
    const ofEva = /^(Bcc:|RCPT TO:<eva)/i;
    expect(mail.lines.filter((line) => ofEva.test(line))).toEqual([]);
  });

  it('fails where there is no server', async () => {
    const send = smtpSender({ url: 'smtp://127.0.0.1:1', from: 'hola@juego.test' });
    await expect(send({ to: 'rosa@arma11.test', subject: 'x', text: 'y' })).rejects.toThrow(/ECONNREFUSED/);
  });
});
