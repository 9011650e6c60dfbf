import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Transport, memoryStorage } from '@arma11/core';
import manifest from '../../custom-elements.json';
import { answers, fixtureTransport, type FixtureRoutes } from '@arma11/testing/transports/fixtureTransport';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { prediNow } from '@arma11/testing/fixtures/prediFixture';
import { prediRoutes } from '@arma11/testing/fixtures/prediRoutes';
import { doneQuest, questFixture } from '@arma11/testing/fixtures/questFixture';
import { rankingFixture, rankingRowFixture, reactionsFixture } from '@arma11/testing/fixtures/rankingFixture';
import { offerFixture } from '@arma11/testing/fixtures/roomFixture';
import { lineupFixtureServer } from '@arma11/testing/transports/lineupFixtureServer';
import { attributesOf } from './classes/elementProps';
import type { EventSpec } from './classes/elementSpec';
import { providerTable } from './classes/providerClass';
import { propertyTable } from './classes/widgetClass';
import { defineElements } from './defineElements';
import { elementSpecs } from './elementSpecs';

vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 });
const { declarations } = manifest.modules[0]!;
const documented = (name: string) => declarations.find(({ tagName }) => tagName === `arma11-${name}`)!;
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).sort();
const COMMON_EVENTS = ['arma11-ready', 'arma11-error', 'arma11-not-found', 'arma11-saved', 'arma11-signin-request'];

describe.each(elementSpecs)('the documentation of $name', (spec) => {
  const table = propertyTable(spec);
  const docs = documented(spec.name);

  it('names every attribute and property', () => {
    expect(namesOf(docs.attributes)).toEqual(attributesOf(table).sort());
    const properties = [...Object.keys(table), ...(spec.saves ? ['dirty'] : [])].sort();
    expect(namesOf(docs.members.filter(({ kind }) => kind === 'field'))).toEqual(properties);
    const methods = ['refresh', ...(spec.saves ? ['save', 'reset'] : [])].sort();
    expect(namesOf(docs.members.filter(({ kind }) => kind === 'method'))).toEqual(methods);
  });

  it('gives each attribute the type that is read', () => {
    for (const { fieldName, type } of docs.attributes)
      expect([fieldName, type.text]).toEqual([fieldName, table[fieldName]?.type]);
  });

  it('names every event, what it carries, and whether it can be prevented', () => {
    const events = Object.values(spec.events ?? {}) as EventSpec[];
    expect(namesOf(docs.events)).toEqual([...events.map(({ name }) => name), ...COMMON_EVENTS].sort());
    for (const { name, cancelable, keys } of events) {
      const { description, type } = docs.events.find((event) => event.name === name)!;
      expect([name, description.includes('Cancelable')]).toEqual([name, cancelable]);
      expect([...type.text.matchAll(/(\w+):/g)].map(([, key]) => key)).toEqual(keys);
    }
  });
});

it('names the attributes and properties of the provider', () => {
  expect(namesOf(documented('provider').attributes)).toEqual(attributesOf(providerTable).sort());
  expect(namesOf(documented('provider').members)).toEqual(Object.keys(providerTable).sort());
});

const signedIn: FixtureRoutes = { 'GET users/get-data/': answers(playerFixture()) };
const everywhere = (answer: 'hangs' | { status: number; body: object }) =>
  Object.fromEntries(
    [
      'GET users/get-data/',
      'GET plus/rooms/compe/311/',
      'GET predi/sala/get/77/',
      'GET predi-partidos/list/match-sala/77/',
      'GET quest/get/main-quest/',
      'GET predi/ins-predi/list-ranking/77/',
      'GET plus/reactions/predi/77/',
    ].map((route) => [route, answer]),
  );
const failed = everywhere({
  status: 422,
  body: { status: 'error', code: 'X', message: 'No se pudo.', request_id: 'r' },
});
const signedOut = everywhere({ status: 401, body: { code: 'NO_AUTENTICADO', message: 'Ingresa.' } });
const quest = (given: object): FixtureRoutes => ({ ...signedIn, 'GET quest/get/main-quest/': answers(given) });

const table = (routes: FixtureRoutes) => fixtureTransport(routes, prediNow).transport;
const refused = (status: number) => () => ({ status, body: { code: 'X', message: 'No.', request_id: 'r' } });
const lineup = (interfere?: LineupInterference) => lineupFixtureServer(interfere ? { interfere } : {}).transport;
type LineupInterference = NonNullable<Parameters<typeof lineupFixtureServer>[0]>['interfere'];

/** One state of a widget: its tag's attributes, who answers, and whether it stays loading. */
type State = [attributes: string, transport: Transport, hangs?: 'hangs'];
const without = (attributes: string): State[] => [
  [attributes, table(everywhere('hangs')), 'hangs'],
  [attributes, table(failed)],
  [attributes, table(signedOut)],
];
const predi: FixtureRoutes = { ...signedIn, ...prediRoutes() };

/** The states in which a widget shows, taken together, every part that it has. */
const states: Record<string, State[]> = {
  'lineup-editor': [
    ['entry="8123"', lineup()],
    ['entry="8123"', lineupFixtureServer({ closed: true, live: true }).transport],
    ['entry="8123"', lineup(() => 'hang'), 'hangs'],
    ['entry="8123"', lineup(refused(422))],
    ['entry="8123"', lineup(refused(401))],
  ],
  'prediccion-panel': [['predi="77"', table(predi)], ...without('predi="77"')],
  'room-card': [
    ['sala="311"', table({ ...signedIn, 'GET plus/rooms/compe/311/': answers(offerFixture({ estado: 'cancelada' })) })],
    ['kind="predi" sala="77"', table(predi)],
    ...without('sala="311"'),
  ],
  ranking: [
    [
      'kind="predi" sala="77"',
      table({
        ...predi,
        'GET predi/ins-predi/list-ranking/77/': answers(
          rankingFixture({ results: [rankingRowFixture({ prize: 30, is_me: true })] }),
        ),
      }),
    ],
    [
      'kind="predi" sala="77"',
      table({ ...predi, 'GET predi/ins-predi/list-ranking/77/': answers(rankingFixture({ count: 0 })) }),
    ],
    ...without('kind="predi" sala="77"'),
  ],
  reactions: [
    [
      'kind="predi" sala="77"',
      table({ ...signedIn, 'GET plus/reactions/predi/77/': answers(reactionsFixture({ mine: '🔥' })) }),
    ],
    ...without('kind="predi" sala="77"'),
  ],
  'wallet-badge': [['', table(signedIn)], ...without('')],
  'quest-bar': [['', table(quest(questFixture()))], ['', table(quest(doneQuest))], ...without('')],
};
/** What comes with a tap. */
const tapped: Record<string, string[]> = { 'lineup-editor': ['picker', 'picker-option'], 'quest-bar': ['status'] };

describe('the parts', () => {
  beforeAll(() => Promise.all(elementSpecs.map(({ load }) => load())));
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));
  afterEach(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });
  const partsOf = (element: Element, pieces: string) =>
    [...(element.shadowRoot?.querySelectorAll(pieces) ?? [])].flatMap((piece) => [...piece.part]);
  const partsIn = (element: Element) => partsOf(element, '.root [part], .root[part]');

  it.each(Object.entries(states))('of %s are those that are documented', async (name, all) => {
    const seen = new Set(tapped[name]);
    for (const [at, [attributes, transport, hangs]] of all.entries()) {
      const prefix = `doc${at}`;
      const client = createClient({ transport, operationStorage: memoryStorage(), wait: () => Promise.resolve() });
      const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      defineElements({ prefix, client, queryClient });
      document.body.innerHTML = `<${prefix}-${name} ${attributes}></${prefix}-${name}>`;
      const element = document.body.firstElementChild as HTMLElement;
      const settled = () => (hangs ? partsIn(element).length > 0 : /ready|error/.test(element.dataset.state ?? ''));
      await vi.waitFor(() => expect(settled()).toBe(true), { timeout: 10_000 });
      for (const part of [...partsIn(element), ...partsOf(element, 'slot[part]')]) seen.add(part);
    }
    expect([...seen].sort()).toEqual(namesOf(documented(name).cssParts));
  });
});
