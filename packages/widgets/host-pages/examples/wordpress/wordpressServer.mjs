import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getPHPLoaderModule } from '@php-wasm/node-8-3';
import { loadPHPRuntime, PHP, PHPRequestHandler } from '@php-wasm/universal';

// A WordPress with the plugin, all in memory: PHP is WebAssembly, the database is SQLite. It is there when PORT answers.

const { PORT, ARMA11_URL, ARMA11_KEY, ARMA11_PREDI } = process.env;
const here = new URL('./', import.meta.url);
const builds = new URL('node_modules/@wp-playground/wordpress-builds/', here);
const documentRoot = '/wordpress';
const plugins = `${documentRoot}/wp-content/plugins`;
const absoluteUrl = `http://localhost:${PORT}`;

const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
const constants = {
  WP_HOME: absoluteUrl,
  WP_SITEURL: absoluteUrl,
  WP_HTTP_BLOCK_EXTERNAL: true,
  DISABLE_WP_CRON: true,
  AUTOMATIC_UPDATER_DISABLED: true,
};
for (const [name, value] of Object.entries(constants)) php.defineConstant(name, value);

/** Runs a program that has nothing to say unless something is wrong. */
async function run(code) {
  const { exitCode, text, errors } = await php.run({ code, env: { ARMA11_URL, ARMA11_KEY, ARMA11_PREDI } });
  if (exitCode !== 0 || text || errors) throw new Error(`PHP ended with ${exitCode}: ${text}${errors}`);
}

async function unpack(archive, to) {
  php.writeFile('/tmp/archive.zip', readFileSync(new URL(archive, builds)));
  await run(`<?php $zip = new ZipArchive(); $zip->open('/tmp/archive.zip'); $zip->extractTo('${to}');`);
  php.unlink('/tmp/archive.zip');
}

function copyFolder(from, to) {
  for (const path of readdirSync(from, { recursive: true })) {
    const file = new URL(path, from);
    if (statSync(file).isDirectory()) php.mkdirTree(`${to}/${path}`);
    else php.writeFile(`${to}/${path}`, readFileSync(file));
  }
}

function copyFile(name, to) {
  php.mkdirTree(to);
  php.writeFile(`${to}/${name}`, readFileSync(new URL(name, here)));
}

await unpack('src/wordpress/wp-6.5.zip', documentRoot);
// Styles, scripts and fonts, which the archive leaves out.
copyFolder(new URL('public/wp-6.5/', builds), documentRoot);

await unpack('src/sqlite-database-integration/sqlite-database-integration.zip', plugins);
php.mv(`${plugins}/sqlite-database-integration-main`, `${plugins}/sqlite-database-integration`);
php.cp(`${plugins}/sqlite-database-integration/db.copy`, `${documentRoot}/wp-content/db.php`);

copyFile('quiet.php', `${documentRoot}/wp-content/mu-plugins`);
copyFile('arma-tu-11.php', plugins);
for (const program of ['activate.php', 'partnerSite.php']) await run(readFileSync(new URL(program, here), 'utf8'));

const handler = new PHPRequestHandler({ php, documentRoot, absoluteUrl, cookieStore: false });
createServer(async (request, response) => {
  const { method, url, headers } = request;
  const answer = await handler.request({ method, url, headers, body: await buffer(request) });
  response.writeHead(answer.httpStatusCode, answer.headers).end(answer.bytes);
}).listen(Number(PORT), 'localhost');
