import { Hono } from 'hono';
import { z } from 'zod';
import type { PartnerExample } from '../../demo/partner/partnerExample';
import { notFound } from '../../platform/refusal';
import type { AppFiles } from '../../platform/http/appFiles';
import type { ServerEnv } from '../../platform/http/env';
import { fileResponse } from '../../platform/http/fileResponse';

/** The example pages of a demo server: how a person tries the embed. */
export interface PartnerPages {
  files: AppFiles;
  /** Null while the demo has no such room. */
  example(): Promise<PartnerExample | null>;
}

/** By path below /partners/: the `Content-Security-Policy` of a page. */
const Policies = z.record(z.string(), z.string());

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // The room in it is another one tomorrow.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const PREFIX = '/partners/';
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

async function pageText(files: AppFiles, path: string): Promise<string | null> {
  const page = await files.file(`${path}index.html`, '');
  return page && decode(page.bytes);
}

async function policyOf(files: AppFiles, path: string): Promise<Record<string, string>> {
  const file = await files.file('policies.json', '');
  const policy = file && Policies.parse(JSON.parse(decode(file.bytes)))[path];
  return policy ? { 'content-security-policy': policy } : {};
}

const closed = () =>
  new Response('Ahora no hay una sala abierta para mostrar. Vuelve en unos minutos.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '60' },
  });

/** Serves the example pages under `/partners/`: each a folder whose `index.html` says `{{key}}`, `{{predi}}`, `{{origin}}`. */
export function partnerRoutes({ files, example }: PartnerPages): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/partners', (c) => c.redirect(PREFIX, 308));
  app.get(`${PREFIX}:name{(?!console$)[a-z-]+}`, (c) => c.redirect(`${PREFIX}${c.req.param('name')}/`, 308));
  app.get(`${PREFIX}*`, async (c, next) => {
    if (c.req.path.startsWith(`${PREFIX}console`)) return next();
    const path = c.req.path.slice(PREFIX.length);
    if (/\.(css|svg)$/.test(path)) {
      const file = await files.file(path, c.req.header('accept-encoding') ?? '');
      if (!file) throw notFound();
      return fileResponse(file, c.req.header('if-none-match'), { 'cache-control': 'no-cache' });
    }
    const text = /^([a-z-]+\/)?$/.test(path) ? await pageText(files, path) : null;
    if (text === null) throw notFound();
    const values = await example();
    if (!values) return closed();
    const all: Record<string, string | number> = { ...values, origin: new URL(c.req.url).origin };
    const html = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => escape(String(all[name])));
    return new Response(html, { headers: { ...HEADERS, ...(await policyOf(files, path)) } });
  });
  return app;
}
