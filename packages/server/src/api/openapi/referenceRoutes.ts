import { Hono } from 'hono';
import type { AppFiles } from '../../platform/http/appFiles';
import type { ServerEnv } from '../../platform/http/env';
import { notFound } from '../../platform/refusal';

/** Where the API is shown to people. */
export const REFERENCE_PATH = '/services/docs';

/** The reader's own files that the page uses. */
const FILES = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Arma Tu 11: API reference</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="${REFERENCE_PATH}/swagger-ui.css" />
    <link rel="stylesheet" href="${REFERENCE_PATH}/page.css" />
  </head>
  <body>
    <main id="reference"></main>
    <script src="${REFERENCE_PATH}/swagger-ui-bundle.js"></script>
    <script src="${REFERENCE_PATH}/start.js"></script>
  </body>
</html>
`;

const STYLE = 'body { margin: 0; }\n';

/** No validator: it would send the document to its authors' site. */
const START = `SwaggerUIBundle({
  url: '/services/openapi.json',
  dom_id: '#reference',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  filter: true,
  showExtensions: true,
});
`;

/** Nothing from anywhere else. The reader styles its elements by attributes, which a nonce cannot cover. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const own = (type: string, text: string, cache = 'public, max-age=300') =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cache } });

/** The reference of the API as a page that needs nothing but this server; `reader` holds Swagger UI's files. */
export function referenceRoutes(reader: AppFiles): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get(REFERENCE_PATH, () => {
    const page = own('text/html', PAGE);
    page.headers.set('content-security-policy', POLICY);
    page.headers.set('x-content-type-options', 'nosniff');
    return page;
  });
  app.get(`${REFERENCE_PATH}/start.js`, () => own('text/javascript', START));
  app.get(`${REFERENCE_PATH}/page.css`, () => own('text/css', STYLE));
  app.get(`${REFERENCE_PATH}/:file`, async (c) => {
    const name = c.req.param('file');
    const file = FILES.has(name) ? await reader.file(name, c.req.header('accept-encoding') ?? '') : null;
    if (!file) throw notFound();
    const headers: Record<string, string> = { etag: file.etag, 'cache-control': 'public, max-age=86400' };
    if (c.req.header('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers });
    const encoding: Record<string, string> = file.encoding ? { 'content-encoding': file.encoding } : {};
    const type = { 'content-type': file.type, vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' };
    return new Response(file.bytes, { headers: { ...headers, ...type, ...encoding } });
  });
  return app;
}
