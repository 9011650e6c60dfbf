import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Client } from '@arma11/core';
import { longTermKinds, marketCatalogue } from '@arma11/core/domain';
import { FIXTURE_IDS, FIXTURE_NOW } from '@arma11/testing/fixtures/lineupFixture';
import { decidedLongTerm, longTermFixture, readingLongTerm } from '@arma11/testing/fixtures/longTermFixture';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { drawnMatch } from '@arma11/testing/fixtures/prediFixture';
import { prediRoutes } from '@arma11/testing/fixtures/prediRoutes';
import { doneQuest } from '@arma11/testing/fixtures/questFixture';
import { joinedOffer, offerFixture, prediRoomFixture } from '@arma11/testing/fixtures/roomFixture';
import { answers, broken, refuses, type FixtureRoutes } from '@arma11/testing/transports/fixtureTransport';
import { lineupFixtureServer } from '@arma11/testing/transports/lineupFixtureServer';
import { clutchFixture, decidedClutch, readingClutch } from '../fixtures/clutchFixture';
import { fixtureEnvironment } from '../fixtures/fixtureEnvironment';
import { loadDialogs, loadEditing } from '../LineupEditor/layers/chunks';
import { LineupEditor } from '../LineupEditor/LineupEditor';
import { loadList } from '../LineupEditor/list/loadList';
import { loadPicker } from '../LineupEditor/picker/loadPicker';
import { es as peruvian } from '../messages/es';
import { PrediccionPanel } from '../PrediccionPanel/PrediccionPanel';
import { Arma11Provider } from '../provider/Arma11Provider';
import { QuestBar } from '../QuestBar/QuestBar';
import { RoomCard } from '../RoomCard/RoomCard';
import { WalletBadge } from '../WalletBadge/WalletBadge';
import { en } from './en';
import { ptBR } from './ptBR';
import { fragmentsOf, readIn } from './testing/fragmentsOf';

vi.setConfig({ testTimeout: 60_000 });
await Promise.all([loadPicker(), loadEditing(), loadDialogs(), loadList()]);

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out: the list's window is as high as a phone's sheet, each row as a row.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(78);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Place = { client: Client; queryClient: QueryClient };

const served = (routes: FixtureRoutes): Place =>
  fixtureEnvironment({ 'GET users/get-data/': answers(playerFixture()), ...routes });

function team(options: Parameters<typeof lineupFixtureServer>[0] = {}): Place {
  const { transport } = lineupFixtureServer(options);
  const client = createClient({ transport, now: () => FIXTURE_NOW, wait: async () => undefined });
  return { client, queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
}

const panel = <PrediccionPanel prediId={77} />;
const tied = (tiebreak: object) => ({
  ...prediRoutes(undefined, { has_tie: true }),
  [readingClutch]: answers(tiebreak),
});
const questions = longTermKinds.map((kind) => longTermFixture(kind));

const cases: [string, () => Place, ReactElement][] = [
  ['a free seat', () => served({}), <RoomCard key="a" kind="compe" room={offerFixture({ amount_ins: 0 })} />],
  ['a paid seat', () => served({}), <RoomCard key="b" kind="compe" room={offerFixture()} />],
  ['a room one is in', () => served({}), <RoomCard key="c" kind="compe" room={joinedOffer} />],
  [
    'a cancelled room',
    () => served({}),
    <RoomCard key="d" kind="compe" room={offerFixture({ estado: 'cancelada' })} />,
  ],
  ['a prediction room', () => served({}), <RoomCard key="e" kind="predi" room={prediRoomFixture()} />],
  [
    'a room that fails',
    () => served({ 'GET plus/rooms/compe/1/': broken }),
    <RoomCard key="f" kind="compe" salaId={1} />,
  ],
  ['predictions', () => served(prediRoutes()), panel],
  ['predictions of who is not in', () => served(prediRoutes(undefined, { user_ins: 0 })), panel],
  ['an open tiebreak', () => served(tied(clutchFixture())), panel],
  ['a decided tiebreak', () => served(tied(decidedClutch)), panel],
  [
    'tournament questions',
    () => served({ ...prediRoutes([drawnMatch], { long_term: 3 }), [readingLongTerm]: answers(questions) }),
    panel,
  ],
  [
    'decided questions',
    () =>
      served({
        ...prediRoutes([drawnMatch], { long_term: 1 }),
        [readingLongTerm]: answers([decidedLongTerm('maximo_goleador')]),
      }),
    panel,
  ],
  ['a team', () => team(), <LineupEditor key="g" entryId={FIXTURE_IDS.entry} />],
  ['a team as a list', () => team(), <LineupEditor key="h" entryId={FIXTURE_IDS.entry} defaultView="list" />],
  ['a balance', () => served({}), <WalletBadge key="i" />],
  ['a quest', () => served({ 'GET quest/get/main-quest/': answers(doneQuest) }), <QuestBar key="j" />],
  [
    'a refused reward',
    () =>
      served({
        'GET quest/get/main-quest/': answers(doneQuest),
        'POST quest/save/pay-quest/': refuses(409, 'MISION_YA_COBRADA', 'Ya cobraste esta misión.'),
      }),
    <QuestBar key="k" />,
  ],
];

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

/** Everything that can be read of a widget, and of it while so many of its buttons are tapped. */
async function readAll(taps: number): Promise<Set<string>> {
  for (let at = 0; at < 20 && document.querySelector('[aria-busy="true"],[part="skeleton"]'); at += 1) await settle();
  const read = new Set(readIn(document.body));
  const tapped = new Set<string>();
  for (let at = 0; at < taps; at += 1) {
    const button = [...document.querySelectorAll('button')].find((each) => !tapped.has(nameOf(each)));
    if (!button) return read;
    tapped.add(nameOf(button));
    fireEvent.click(button);
    await settle();
    for (const text of readIn(document.body)) read.add(text);
  }
  return read;
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** The catalogue of questions, as the server sends it. */
const catalogue = marketCatalogue.flatMap(({ question, alternatives }) => [
  question,
  ...alternatives.map(({ answer }) => answer),
]);
const spanish = fragmentsOf([peruvian, catalogue]);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.map(escaped).join('|')})(?!\\p{L})`, 'u');

describe.each([
  ['en', en, 12],
  // The same buttons: what they lead to is read in one language.
  ['pt-BR', ptBR, 2],
] as const)('in %s', (_, locale, taps) => {
  const own = [...fragmentsOf([locale.messages, catalogue.map(locale.messages.predi.fromServer)])].join('\n');
  const foreign = anyOf([...spanish].filter((fragment) => !anyOf([fragment]).test(own)));

  it.each(cases)('%s has no Spanish left', async (__, place, widget) => {
    render(
      <Arma11Provider {...place()} locale={locale} onSignInRequest={() => undefined}>
        {widget}
      </Arma11Provider>,
    );
    const read = [...(await readAll(taps))];
    expect(read.length).toBeGreaterThan(2);
    expect(read.filter((text) => foreign.test(text))).toEqual([]);
  });
});
