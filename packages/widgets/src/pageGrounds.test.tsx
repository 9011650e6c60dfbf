import type { ReactElement } from 'react';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  answers,
  broken,
  refuses,
  unauthenticated,
  type FixtureRoutes,
} from '@arma11/testing/transports/fixtureTransport';
import { markContrast, textContrasts } from './fixtures/paintedContrast';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { prediRoutes } from '@arma11/testing/fixtures/prediRoutes';
import { doneQuest, questFixture } from '@arma11/testing/fixtures/questFixture';
import { renderWidget } from './fixtures/renderWidget';
import { rankingFixture, rankingRowFixture, reactionsFixture } from '@arma11/testing/fixtures/rankingFixture';
import { offerFixture, prediRoomFixture } from '@arma11/testing/fixtures/roomFixture';
import { PrediccionPanel } from './PrediccionPanel/PrediccionPanel';
import { QuestBar } from './QuestBar/QuestBar';
import { RoomCard } from './RoomCard/RoomCard';
import { Ranking } from './Ranking/Ranking';
import { Reactions } from './Reactions/Reactions';
import { WalletBadge } from './WalletBadge/WalletBadge';

// A partner's page has any colour, whatever scheme its widgets were given: nothing of ours may rely on it.

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  document.body.style.background = '';
});

const user = (saldo: number) => ({ 'GET users/get-data/': answers(playerFixture({ saldo })) });
const quest = (answer: FixtureRoutes[string]): FixtureRoutes => ({
  ...user(845),
  'GET quest/get/main-quest/': answer,
});
const freeRoom = offerFixture({ amount_ins: 0, pozo: 0, top_award: 0 });

interface Shown {
  name: string;
  widget: ReactElement;
  routes: FixtureRoutes;
  /** What is read once it is all there. */
  ready: RegExp;
  /** A button that is tapped first. */
  tap?: RegExp[];
}

const shown: Shown[] = [
  { name: 'a quest', widget: <QuestBar />, routes: quest(answers(questFixture())), ready: /^3 de 5$/ },
  { name: 'a low quest', widget: <QuestBar compact />, routes: quest(answers(questFixture())), ready: /^3 de 5$/ },
  { name: 'a quest that can be collected', widget: <QuestBar />, routes: quest(answers(doneQuest)), ready: /^Cobrar/ },
  {
    name: 'a quest that was collected',
    widget: <QuestBar />,
    routes: quest(answers({ ...doneQuest, claimable: false, claimed: true })),
    ready: /^Premio cobrado$/,
  },
  {
    name: 'a quest that was not paid',
    widget: <QuestBar />,
    routes: { ...quest(answers(doneQuest)), 'POST quest/save/pay-quest/': refuses(409, 'MISION_INCOMPLETA', 'Falta.') },
    ready: /^No se cobró/,
    tap: [/^Cobrar/],
  },
  { name: 'a quest without a player', widget: <QuestBar />, routes: quest(unauthenticated), ready: /^Ingresar$/ },
  { name: 'a quest that failed', widget: <QuestBar />, routes: quest(broken), ready: /no respondió$/ },
  { name: 'a panel', widget: <PrediccionPanel prediId={77} open="all" />, routes: prediRoutes(), ready: /^Guardar$/ },
  {
    name: 'a framed panel',
    widget: <PrediccionPanel prediId={77} open="all" framed />,
    routes: prediRoutes(),
    ready: /^Guardar$/,
  },
  {
    name: 'a table',
    widget: <Ranking kind="predi" salaId={77} onOpen={() => undefined} />,
    routes: {
      ...prediRoutes(undefined, { estado: 'en_vivo' }),
      'GET predi/ins-predi/list-ranking/77/': answers(
        rankingFixture({
          results: [
            rankingRowFixture({ ins: 1, prize: 300, movement: 2 }),
            rankingRowFixture({ ins: 2, movement: -1, is_me: true }),
          ],
        }),
      ),
    },
    ready: /^En vivo$/,
  },
  {
    name: 'reactions',
    widget: <Reactions kind="predi" salaId={77} />,
    routes: { ...user(845), 'GET plus/reactions/predi/77/': answers(reactionsFixture({ mine: '🔥' })) },
    ready: /^40$/,
  },
  { name: 'a ticket', widget: <RoomCard kind="compe" room={offerFixture()} />, routes: user(845), ready: /cupos$/ },
  {
    name: 'a ticket that refused',
    widget: <RoomCard kind="compe" room={freeRoom} />,
    routes: { ...user(845), 'POST compe/compe-ins/register-sala-compe/': refuses(403, 'AUTOEXCLUIDO', 'En pausa.') },
    ready: /^En pausa/,
    tap: [/^Unirme/],
  },
  {
    name: 'a prediction room',
    widget: <RoomCard kind="predi" room={prediRoomFixture()} />,
    routes: user(845),
    ready: /^Premio/,
  },
  { name: 'a balance', widget: <WalletBadge />, routes: user(845), ready: /^Saldo/ },
  { name: 'a low balance', widget: <WalletBadge />, routes: user(5), ready: /^Saldo/ },
  {
    name: 'a badge without a player',
    widget: <WalletBadge />,
    routes: { 'GET users/get-data/': unauthenticated },
    ready: /^Ingresar$/,
  },
];

const pages = { white: '#ffffff', black: '#000000', blue: '#eef4ff', sand: '#f3e9d2', green: '#1f7a4d' };

async function show({ widget, routes, ready, tap = [] }: Shown, mode: 'dark' | 'light'): Promise<Element> {
  const { container, user: hand } = renderWidget(routes, widget, { mode });
  for (const name of tap) await hand.click(await screen.findByRole('button', { name }));
  await screen.findAllByText(ready);
  return container;
}

describe.each(['dark', 'light'] as const)('in the %s scheme', (mode) => {
  it.each(shown.map((each) => [each.name, each] as const))(
    '%s is read on a page of any colour (4.5:1)',
    async (_name, each) => {
      const container = await show(each, mode);
      for (const [page, colour] of Object.entries(pages)) {
        document.body.style.background = colour;
        const texts = textContrasts(container);
        expect(texts.length).toBeGreaterThan(0);
        expect({ page, weak: texts.filter(({ ratio }) => ratio < 4.5) }).toEqual({ page, weak: [] });
      }
    },
  );

  it('every step of a quest is seen on a page of any colour (3:1)', async () => {
    const container = await show(shown[0]!, mode);
    const steps = [...container.querySelectorAll('[role=progressbar] i')];
    expect(steps.map((step) => step.getAttribute('data-state'))).toEqual(['done', 'done', 'done', 'next', 'later']);
    for (const colour of Object.values(pages)) {
      document.body.style.background = colour;
      expect(steps.map(markContrast).filter((ratio) => ratio < 3)).toEqual([]);
    }
  });
});
