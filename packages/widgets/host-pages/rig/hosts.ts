import type { HostPage } from './hostServer';

/** What every page of the rig is made with. */
export interface HostFacts {
  /** Our origin. */
  ours: string;
  /** The demo partner's publishable key. */
  key: string;
  /** A prediction room that is open. */
  predi: number;
}

/** A partner's page with one difference from the plain one. */
export interface Host {
  name: string;
  page(facts: HostFacts): HostPage;
}

const NONCE = 'cmlnLW5vbmNlLTE';

interface Parts {
  /** Of `<html>`. */
  html?: string;
  head?: string;
  /** Of the loader's script tag. */
  script?: string;
  body?: string;
}

/** The snippet as docs/embed.md gives it, in a page with these parts. */
export function hostHtml({ ours, key, predi }: HostFacts, parts: Parts = {}): string {
  const { html = 'lang="es"', head = '', script = '', body = '' } = parts;
  return `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Diario</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/reserve.css">${head}
<script src="${ours}/embed/v1/loader.js" data-key="${key}" ${script} async></script></head>
<body><h1>La fecha, partido a partido</h1><p>Antes del panel.</p>
<arma11-prediccion-panel predi="${predi}"><a href="${ours}/predi/sala/${predi}">Ver la sala</a></arma11-prediccion-panel>
<p id="after">Después del panel.</p>${body}</body></html>`;
}

const withPolicy =
  (policy: (facts: HostFacts) => string[], parts: Parts = {}) =>
  (facts: HostFacts) => ({
    html: hostHtml(facts, parts),
    headers: { 'content-security-policy': policy(facts).join('; ') },
  });
const plain = (parts: Parts) => (facts: HostFacts) => ({ html: hostHtml(facts, parts) });

/** The policy that docs/csp.md publishes, for a page that allows nothing else. */
const published = ({ ours }: HostFacts) => [
  "default-src 'none'",
  `script-src ${ours}`,
  `connect-src ${ours}`,
  `img-src ${ours}`,
];

/** Every kind of page that the widget must survive, the plain one first. */
export const hosts: readonly Host[] = [
  { name: 'a plain page', page: plain({}) },
  {
    name: "a policy with style-src 'self'",
    page: withPolicy((facts) => [...published(facts), "style-src 'self'"]),
  },
  {
    name: 'a policy with a nonce alone',
    page: withPolicy(
      ({ ours }) => [
        "default-src 'none'",
        `script-src 'nonce-${NONCE}'`,
        "style-src 'self'",
        `connect-src ${ours}`,
        `img-src ${ours}`,
      ],
      { script: `nonce="${NONCE}"` },
    ),
  },
  {
    name: "a policy with a nonce and 'strict-dynamic'",
    page: withPolicy(
      ({ ours }) => [
        "default-src 'none'",
        `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
        `style-src 'self' 'nonce-${NONCE}'`,
        `connect-src ${ours}`,
        `img-src ${ours}`,
      ],
      { script: `nonce="${NONCE}"` },
    ),
  },
  {
    name: 'required Trusted Types, with no policy allowed',
    page: withPolicy((facts) => [
      ...published(facts),
      "style-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]),
  },
  {
    name: 'hostile styles',
    page: plain({
      head: `<style>*{all:unset!important}button,input,section,dialog{display:none!important}div{padding:99px!important;
        color:magenta!important}:root{font-size:5px!important}</style>`,
    }),
  },
  { name: 'a page from right to left', page: plain({ html: 'lang="ar" dir="rtl"' }) },
  { name: 'a root of 5 px', page: plain({ head: '<style>html{font-size:5px}</style>' }) },
  {
    name: 'Cross-Origin-Opener-Policy: same-origin',
    page: (facts) => ({ html: hostHtml(facts), headers: { 'cross-origin-opener-policy': 'same-origin' } }),
  },
];

/** The one line that docs/embed.md asks partners to add to their style sheet: it keeps the panel's place (CLS 0). */
export const RESERVE_CSS = 'arma11-prediccion-panel:not(:state(ready)) { display: block; min-height: 860px }';
