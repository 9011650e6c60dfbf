import { html, raw } from 'hono/html';
import type { Preview } from '../../home/previews/Preview';

const ALT = {
  once: 'Una cancha de noche con un once armado y el nombre Arma Tu 11',
  predi: 'Un marcador con tres pronósticos y el nombre Arma Tu 11',
};

/** The page with what a shared link says of itself in its head; `site` is where people reach the app. Every value is escaped. */
export async function pageWithPreview(page: string, preview: Preview, site: string): Promise<string> {
  const { title, description, card, picture, path, hidden } = preview;
  const [url, image] = [new URL(site + path).href, site + (picture?.path ?? `/share/${card}.png`)];
  const oembed = `${site}/services/oembed?${new URLSearchParams({ url })}`;
  const named = await html`<meta name="description" content="${description}" />`;
  const tags = await html`<meta property="og:site_name" content="Arma Tu 11" />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="es_PE" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${image}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${picture?.alt ?? ALT[card]}" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}" />
    <link rel="canonical" href="${url}" />${raw(hidden ? '<meta name="robots" content="noindex" />' : '')}`;
  // Functions, so that a name with a dollar sign is no pattern.
  return page
    .replace(/<meta name="description"[^>]*>/, () => String(named))
    .replace('</head>', () => `${String(tags)}</head>`);
}
