import { embedCalls, previewCalls } from '@arma11/core/contract';
import { ErrorBody } from '@arma11/core/schemas';
import type { NamedEndpoint } from '../pipeline/endpoints';
import { accessWords } from './accessWords';
import { partOfCall } from './componentNames';
import { type Json, jsonSchema } from './jsonSchemas';
import { operatorCommandPath, operatorCommandSchemas } from './operatorCommandPath';
import { headerParameters, parametersOf } from './parameters';
import { answerHeaders, errorResponses, refusalSchemas, responsesOf } from './responses';

/** The headings of the contract, in the order in which they are shown. */
const tags: Record<string, string> = {
  accounts:
    'Accounts and sessions: signing in, one’s own data and figures, phone, promotions, public profiles, support, and the texts of the landing page.',
  quests: 'Quests, their steps, their reward and the summary of the day.',
  compe: 'Arma Tu 11: entries, lineups, rankings, champions and casual rooms.',
  salas: 'Rooms: offers, pools of players, prizes, rules, private and casual rooms, and leaving one.',
  predi: 'Prediction rooms: prices, rooms, markets, answers, rankings and ties.',
  partidos: 'Matches.',
  leagues: 'Leagues, their clubs and the best of their last jornada.',
  events: 'Events and their tables.',
  home: 'Banners, top-up packs, exchange rate, payment codes, ranks and club rankings.',
  wallet: 'Balances, movements, top-ups, withdrawals, limits and pauses.',
  items: 'The gallery: what can be won, bought and worn.',
  notifications: 'Notifications, and which of them a player wants.',
  partners: 'Our widgets on partners’ pages: keys, grants and tokens.',
  reactions: 'Reactions to rooms: what is there, and the player’s own.',
  duels: 'Head-to-head: the player against another one of a room.',
  system: 'The clock, the outcomes of writes, and live points.',
  secondFactor: 'What staff show beside the password before the desk lets them work.',
  console: 'The console of partners’ people: pages, keys, origins, figures and webhooks.',
  groups: 'Groups of friends: who is in them, their rooms, tables and records, and their walls.',
  ops: 'The operator’s desk. Every write leaves an audit row. The same commands run as `npm run arma11 -- <command>`.',
};

/** What a call says of itself beyond its schemas: its docstring, and a real request with its real answer. */
export interface CallWords {
  words: string;
  /** What stood in the address. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  /** The body that was sent. */
  request?: unknown;
  /** What was answered, lists cut short. */
  response?: unknown;
}

const repetition = {
  byKey: 'Repeating it has no further effect; with an `Idempotency-Key` the first answer comes again.',
  keyRequired: 'It needs an `Idempotency-Key`.',
  byContent: 'Sending the same content again changes nothing.',
};

/** The first sentence is the summary; the rest, and the rules that all calls have, are the description. */
function wordsOf({ call, words }: NamedEndpoint, spoken: string): Json {
  const sentences = (spoken || words || '').split(/(?<=\.)\s+/);
  const [first = '', ...rest] = sentences;
  const more = [...rest, accessWords[call.access], ...(call.idempotent ? [repetition[call.idempotent]] : [])];
  return { ...(first ? { summary: first.replace(/\.$/, '') } : {}), description: more.join(' ') };
}

function bodyOf({ name, call, schemas }: NamedEndpoint, example: unknown, components: Json): Json {
  if (!schemas.body) return {};
  const type = call.multipart ? 'multipart/form-data' : 'application/json';
  const schema = jsonSchema(schemas.body, 'input', components, partOfCall(name, 'body', false));
  const content = { [type]: { schema, ...(example === undefined ? {} : { example }) } };
  return { requestBody: { required: !schemas.body.safeParse({}).success, content } };
}

/** What may open a call: a partner's token opens few, a partner's key alone fewer. */
function securityOf({ name, call }: NamedEndpoint): Json[] {
  return [
    ...(call.access === 'public' ? [{}] : []),
    { bearer: [] },
    ...(embedCalls[name] ? [{ embedToken: [] }] : []),
    ...(previewCalls.includes(name) ? [{ publishableKey: [] }] : []),
  ];
}

function operationOf(endpoint: NamedEndpoint, recorded: CallWords | undefined, components: Json): Json {
  const { name, call, schemas, handler } = endpoint;
  const answer = jsonSchema(
    schemas.response,
    'output',
    components,
    partOfCall(name, 'response', call.method === 'GET'),
  );
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    ...wordsOf(endpoint, recorded?.words ?? ''),
    parameters: parametersOf(endpoint, { ...recorded?.params, ...recorded?.query }, components),
    ...bodyOf(endpoint, recorded?.request, components),
    responses: responsesOf(call, answer, recorded?.response),
    security: securityOf(endpoint),
    'x-access': call.access,
    ...(call.idempotent ? { 'x-idempotent': call.idempotent } : {}),
    ...(embedCalls[name]?.length ? { 'x-embed-scopes': embedCalls[name] } : {}),
    ...(call.ours ? { 'x-ours': true } : {}),
    ...(handler ? {} : { 'x-not-served-yet': true }),
  };
}

const DESCRIPTION = `Fantasy football and match predictions, in Spanish.

Ids are positive integers and 0 is "none"; money is whole coins, ten to the sol; instants are ISO-8601 in UTC. Lists with
\`page\` answer a page, others a bare array. Every refusal has the same shape: a \`code\` to program against and a
\`message\` in Spanish to show. Bodies are at most 64 KiB and 8 levels deep, addresses at most 2 KiB.`;

const INFO = {
  title: 'Arma Tu 11',
  summary: 'The game’s calls and its operator’s desk.',
  description: DESCRIPTION,
  contact: { name: 'Arma Tu 11', url: 'https://arma11.pe/', email: 'soporte@arma11.pe' },
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
};

const EMBED_TOKEN =
  'A token of `plus/embed/token/`: acts for a player on one partner’s page, by the scopes in `x-embed-scopes`, for 15 ' +
  'minutes. Any other call refuses it with 403 `FUERA_DE_ALCANCE`, any other page with 401.';
const PUBLISHABLE_KEY =
  'A partner’s publishable key, from a page of the partner’s: answers as to somebody who has joined nothing.';

function componentsOf(schemas: Json): Json {
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });
  return {
    schemas,
    parameters: headerParameters,
    headers: answerHeaders,
    responses: errorResponses(),
    securitySchemes: {
      bearer: bearer('The `access` that signing in answers; good for 14 days.'),
      embedToken: bearer(EMBED_TOKEN),
      publishableKey: { type: 'apiKey', in: 'query', name: 'pk', description: PUBLISHABLE_KEY },
      operatorToken: bearer('Known to whoever may read the server’s data directory.'),
    },
  };
}

/** What the document says beyond the contract. */
export interface DocumentFacts {
  version: string;
  /** What calls say of themselves, by name; absent: nothing. */
  recorded?: Readonly<Record<string, CallWords>>;
  /** Where the API is reached; absent or null: at the origin that the document came from. */
  publicUrl?: string | null | undefined;
}

/** The API as OpenAPI 3.1, read from the contract: every call, who may make it, what it answers and how it refuses. */
export function openapiDocument(
  endpoints: readonly NamedEndpoint[],
  { version, recorded = {}, publicUrl }: DocumentFacts,
): Json {
  const schemas: Json = {};
  jsonSchema(ErrorBody, 'output', schemas);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = (paths[`/services/${endpoint.call.path}`] ??= {});
    path[endpoint.call.method.toLowerCase()] = operationOf(endpoint, recorded[endpoint.name], schemas);
  }
  const used = new Set(endpoints.map(({ name }) => name.split('.')[0]!));
  return {
    openapi: '3.1.0',
    info: { ...INFO, version },
    servers: [{ url: publicUrl ?? '/', description: 'This server.' }],
    tags: [...used].map((name) => ({ name, description: tags[name] })),
    paths: { ...paths, ...(used.has('ops') ? operatorCommandPath : {}) },
    components: componentsOf({
      ...schemas,
      ...refusalSchemas(),
      ...(used.has('ops') ? operatorCommandSchemas : {}),
    }),
  };
}
