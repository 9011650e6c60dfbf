import { expect, inject, it, onTestFinished } from 'vitest';
import { serveDemo } from './demoSeason';
import { openPhone, signIn } from './phone';

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: unknown;
}

// No push service is asked: the browser is told that one has delivered. The shell that tests run in shows no notices, so
// the last call, which would draw one, is written down instead.
it('a notice that comes while the app is closed is shown by the worker, whatever was sent (rules R14.4)', async () => {
  const server = await serveDemo('push', inject('season'));
  onTestFinished(() => server.stop());
  const phone = await openPhone(server.baseUrl, { serviceWorkers: 'allow' });
  await signIn(phone);
  const context = phone.page.context();
  // Only now: with another session of the developer tools beside it, a page that opens no longer believes what it was told of the network.
  const cdp = await context.newCDPSession(phone.page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(() => {
    const scope = globalThis as unknown as { registration: object; shown: Shown[] };
    scope.shown = [];
    const showNotification = async (title: string, { body, tag, data }: Omit<Shown, 'title'>) =>
      void scope.shown.push({ title, body, tag, data });
    Object.defineProperty(scope.registration, 'showNotification', { value: showNotification });
  });
  const notice = {
    title: 'Cambió tu sala',
    body: 'El cierre pasó a jue 11 jun 15:25 H.',
    link: '/compe',
    tag: 'cambio:1',
  };
  for (const data of [JSON.stringify(notice), 'no es de nosotros']) {
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: server.baseUrl, registrationId, data });
  }
  const shown = () => worker!.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
  await expect.poll(shown, { timeout: 10_000 }).toEqual([
    { title: notice.title, body: notice.body, tag: notice.tag, data: '/compe' },
    { title: 'Arma Tu 11', body: 'Tienes un aviso nuevo.', tag: 'aviso', data: '/play' },
  ]);
});
