import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { hostHtml } from './hosts';
import { rigOf } from './rigOf';
import { visit } from './visitor';

const rig = rigOf();

/** A page of an origin that no partner has. */
async function openStrangePage(html: string) {
  const server = createServer((_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://ajena.localhost:${(server.address() as AddressInfo).port}`, close };
}

it('a page whose origin is not registered says so to its readers, to its script, and to whoever builds it', async () => {
  const listen = `<script>
    document.addEventListener('arma11-error', ({ detail }) => (document.title = JSON.stringify(detail)));
  </script>`;
  const strange = await openStrangePage(hostHtml(rig.facts).replace('<head>', `<head>${listen}`));
  try {
    const visitor = await visit();
    await visitor.page.goto(strange.origin);
    const panel = visitor.page.locator('arma11-prediccion-panel');
    await panel.getByText('Esta página no puede usar Arma Tu 11').waitFor();
    await visitor.shoot('refused-origin');
    expect(JSON.parse(await visitor.page.title())).toMatchObject({
      code: 'origin_not_allowed',
      serverCode: 'ORIGEN_NO_PERMITIDO',
    });
    const sentence = `the origin ${strange.origin} is not registered for the key '${rig.facts.key}'`;
    await expect.poll(() => visitor.said.filter((line) => line.includes(sentence)).length).toBe(1);
  } finally {
    strange.close();
  }
});
