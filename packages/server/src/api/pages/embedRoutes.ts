import { Hono } from 'hono';
import type { AppFile, AppFiles } from '../../platform/http/appFiles';
import { type BuiltEmbed, builtEmbed, EmbedChanged } from './builtEmbed';
import type { ServerEnv } from '../../platform/http/env';
import { fileResponse } from '../../platform/http/fileResponse';

/** The major line: what partners write in their pages. */
const LINE = 'v1';

/** Any site may load it, and none learns anything from it: modules are fetched by CORS, without credentials. */
const FOR_ALL_SITES = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** A new version is everywhere within six minutes. */
const SHORT = { ...FOR_ALL_SITES, 'cache-control': 'public, max-age=300, stale-while-revalidate=60' };
const FOR_EVER = { ...FOR_ALL_SITES, 'cache-control': 'public, max-age=31536000, immutable' };

/** Whoever reads this builds a site: in English, and never kept. */
const refuse = (status: 404 | 503, sentence: string) =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      ...FOR_ALL_SITES,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });

const otherVersion = (asked: string, held: string) =>
  refuse(404, `This server holds version ${held} of the embed, not ${asked}. Load /embed/${LINE}/loader.js.`);
/** How a build is called: the package's version and the hash of what was built. */
const BUILD = /^\d+\.\d+\.\d+-[a-z\d]+$/;

/** A page that was read before the last release goes on with the code of today; a pinned integrity refuses it. */
const TODAY = { ...FOR_ALL_SITES, 'cache-control': 'no-store' };

/** How long an address is kept; null where it is none of the embed's. */
function keepingOf(version: string, file: string, embed: BuiltEmbed) {
  if (version === LINE) return SHORT;
  if (version === embed.version) return FOR_EVER;
  return BUILD.test(version) && embed.has(file) ? TODAY : null;
}

const noSuchFile = (held: string) =>
  refuse(404, `Version ${held} of the embed has no such file. /embed/${LINE}/manifest.json lists what it has.`);

/**
 * Serves the script-tag build (docs/embed.md): `/embed/v1/{loader.js,manifest.json}`, which change with each
 * version, and `/embed/{version}/{file}`, which never change; another build's are answered by this one's. `/embed/entrar`
 * is the app's.
 */
export function embedRoutes(files: AppFiles): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const built = builtEmbed(files);
  app.get('/embed/:version/:file{.+}', async (c) => {
    const { version, file } = c.req.param();
    const accepted = c.req.header('accept-encoding') ?? '';
    const embed = await built();
    if (!embed)
      return refuse(503, 'The embed is not built on this server: npm start builds it, soon after the game is there.');
    const kept = keepingOf(version, file, embed);
    if (!kept) return otherVersion(version, embed.version);
    const found = await (kept === SHORT ? lineFile(files, embed, file, accepted) : versionFile(embed, file, accepted));
    return found instanceof Response ? found : fileResponse(found, c.req.header('if-none-match'), kept);
  });
  return app;
}

async function versionFile(embed: BuiltEmbed, name: string, accepted: string): Promise<AppFile | Response> {
  try {
    return (await embed.file(name, accepted)) ?? noSuchFile(embed.version);
  } catch (error) {
    if (!(error instanceof EmbedChanged)) throw error;
    return refuse(503, 'The embed was built anew while this server ran. Restart the server.');
  }
}

async function lineFile(files: AppFiles, embed: BuiltEmbed, name: string, accepted: string) {
  if (name === 'loader.js') return versionFile(embed, name, accepted);
  const manifest = name === 'manifest.json' ? await files.file(name, accepted) : null;
  return manifest ?? noSuchFile(embed.version);
}
