const react = ['react', 'react-dom', 'styled-components', '@tanstack/react-query'];
const ownCode = (...folders) => folders.map((folder) => `core/src/${folder}`);

const serverLibraries = [
  'node:',
  'hono',
  'ical-generator',
  '@hono/node-server',
  'kysely',
  'pg',
  '@electric-sql/pglite',
  'zod',
  'jose',
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'ipaddr.js',
  'nodemailer',
  'otpauth',
  '@simplewebauthn/server',
  'web-push',
  'csv-parse',
  'csv-stringify',
  'qr',
  'commander',
  'cli-table3',
  'prom-client',
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  'sanitize-html',
  'aws4fetch',
  '@resvg/resvg-wasm',
];

/** Ways into core and widgets that other packages use; behind them lies what is nobody else's business. */
const coreEntries = ['core/src/index', ...ownCode('contract/index', 'domain/index', 'domain/rules', 'art/index')];
const siteEntries = ['core/src/site', ...ownCode('contract/backOffice')];
const widgetEntries = [
  'index',
  'ui/index',
  'theme/index',
  'locales/en',
  'LineupEditor/parts',
  'Reactions/parts',
  'RoomCard/parts',
].map((entry) => `widgets/src/${entry}`);

/**
 * Which folder may import which. A file belongs to the first rule whose folder it is in;
 * it imports what begins with one of `imports`, and types alone of what begins with one of `types`.
 */
export const moduleRules = [
  { folder: 'core/src/contract/', imports: [...ownCode('contract'), 'zod'] },
  { folder: 'core/src/domain/', imports: [...ownCode('domain'), 'date-fns'], types: ownCode('contract') },
  { folder: 'core/src/art/', imports: ownCode('art', 'domain'), types: ownCode('contract') },
  { folder: 'core/src/client/', imports: [...ownCode('client', 'contract'), 'react', 'axios', 'eventsource-parser'] },
  {
    folder: 'core/src/session/',
    imports: [...ownCode('session', 'client', 'domain'), 'react', '@tanstack/react-query', 'firebase'],
    types: ownCode('contract'),
  },
  {
    folder: 'core/src/queries/',
    // Of the rules of the game the kinds of rooms alone.
    imports: [...ownCode('queries', 'client', 'domain/roomKind'), 'react', '@tanstack/react-query'],
    types: ownCode('contract'),
  },
  // Partners' pages load it: no React, and of the rules of the game the four digits alone.
  {
    folder: 'core/src/partner-session/',
    imports: ownCode(
      'partner-session',
      'client',
      'contract/embedScopes',
      'contract/partnerTokens.calls',
      'domain/embedCode',
    ),
    types: ownCode('contract'),
  },
  ...['index', 'withoutReact', 'site'].map((entry) => ({
    folder: `core/src/${entry}`,
    imports: ownCode('client', 'partner-session', 'session', 'queries'),
    types: ownCode('contract', 'art'),
  })),
  // The frameworks that `@arma11/elements` describes its tags to.
  {
    folder: 'widgets/src/npm-elements/tags/',
    imports: ['widgets/src/npm-elements', 'widgets/src/elements/widgetElements', 'widgets/src/elements/attributeNames'],
    types: ['react', 'preact', 'svelte/elements', 'vue'],
  },
  // It runs in a React server: of core what needs no React, and of the widgets types alone.
  {
    folder: 'widgets/src/prefetch/',
    imports: ['widgets/src/prefetch', 'core/src/withoutReact', 'core/src/contract/index'],
  },
  { folder: 'widgets/src/', imports: ['widgets/src', ...coreEntries, ...react, '@tanstack/react-virtual'] },
  // What the app's bundle has in place of parts of the widgets.
  { folder: 'app/src/shims/', imports: ['app/src/shims'] },
  // It runs beside the page, without a window: nothing of the app, and of Workbox what it uses.
  {
    folder: 'app/src/offline/worker/',
    imports: [
      'app/src/offline/worker',
      'workbox-core',
      'workbox-expiration',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
  },
  {
    folder: 'app/src/',
    imports: ['app/src', ...coreEntries, ...siteEntries, ...widgetEntries, ...react, 'react-router', '@fontsource'],
    types: ['core/src/session/googleSignIn'],
  },
  { folder: 'server/src/ledger/', imports: ['server/src/ledger', 'server/src/platform/db', 'kysely'] },
  {
    folder: 'server/src/',
    imports: ['server/src', ...ownCode('contract', 'domain', 'art'), ...serverLibraries],
  },
];

/**
 * The folders of a package, lowest first: what stands in one line knows neither what comes later nor what stands beside it.
 * Of `features/` each folder counts for itself.
 */
export const folderOrder = {
  widgets: [
    ['theme'],
    ['messages'],
    ['hydration', 'locales', 'prefetch', 'ui'],
    ['headless', 'provider'],
    ['LineupEditor', 'QuestBar', 'Reactions', 'RoomCard', 'WalletBadge'],
    ['PrediccionPanel', 'Ranking'],
    ['elements'],
    ['script-tag'],
    ['npm-elements'],
  ],
  app: [
    ['messages'],
    ['page'],
    ['charts', 'day', 'match', 'offline', 'pictures', 'session', 'share'],
    ['footballer', 'room'],
    ['group'],
    ['features'],
    ['shell'],
  ],
};

/** Single imports that the table does not allow and that are meant. */
export const exceptions = [
  // Devices' passkeys come in when staff use one, and not before.
  { from: 'app/src/features/operator/security/passkeyCeremonies', to: '@simplewebauthn/browser' },
  // The version it tells.
  { from: 'server/src/main', to: 'server/package.json' },
  { from: 'widgets/src/elements/registration/registerElements', to: 'widgets/package.json' },
  // Firebase comes in when somebody signs in with Google, and not before.
  { from: 'app/src/session/lazyGoogle', to: 'core/src/session/googleSignIn' },
];

/** Measured by developers, on the leagues of the tests. */
export const benches = /^server\/src\/bench[./]/;

/** Libraries that one file alone may import. */
export const onlyIn = {
  axios: 'core/src/client/request.ts',
  firebase: 'core/src/session/googleSignIn.ts',
  'eventsource-parser': 'core/src/client/liveStream.ts',
};

/** The contexts of the server, which know nothing of HTTP: `api/` and `platform/http/` alone do. */
export const serverDomains =
  /^server\/src\/(ledger|players|wallet|catalogue|rooms|groups|home|partners|operator|demo)\//;
export const httpObjects = /^hono|^server\/src\/platform\/http\/(env|parseInput|readBody|respond|route)$/;
