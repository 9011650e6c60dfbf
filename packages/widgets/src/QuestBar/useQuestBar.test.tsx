import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answers } from '@arma11/testing/transports/fixtureTransport';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { doneQuest, questFixture } from '@arma11/testing/fixtures/questFixture';
import { renderWidget } from '../fixtures/renderWidget';
import { useQuestBar } from './useQuestBar';

afterEach(cleanup);

/** A look of its own: nothing but the hook and its getters. */
function PlainQuest({ readonly = false }: { readonly?: boolean }) {
  const bar = useQuestBar({ readonly });
  if (!bar.quest) return <p>{bar.status}</p>;
  return (
    <>
      <div {...bar.getProgressProps()} />
      <button {...bar.getClaimProps()}>Quiero mi premio</button>
    </>
  );
}

const routes = (quest: object) => ({
  'GET users/get-data/': answers(playerFixture()),
  'GET quest/get/main-quest/': answers(quest),
  'POST quest/save/pay-quest/': answers({ status: 'ok', quest, coins: 30, item: null, saldo: 875, saldo_bono: 75 }),
});

it('gives a bar of your own how far the quest is, never over all of it', async () => {
  renderWidget(routes(questFixture({ status: { cumplidas: 9, total: 5 } })), <PlainQuest />);
  const bar = await screen.findByRole('progressbar', { name: 'Cinco jornadas seguidas', value: { now: 5, max: 5 } });
  expect(bar.getAttribute('aria-valuetext')).toBe('Cinco jornadas seguidas: 5 de 5 pasos');
});

it('collects by a button of your own only when the reward waits', async () => {
  const early = renderWidget(routes(questFixture()), <PlainQuest />);
  await early.user.click(await screen.findByRole('button', { name: 'Quiero mi premio' }));
  expect(early.sent()).toEqual([]);
  cleanup();
  const ready = renderWidget(routes(doneQuest), <PlainQuest />);
  await ready.user.click(await screen.findByRole('button', { name: 'Quiero mi premio' }));
  await vi.waitFor(() => expect(ready.sent()).toHaveLength(1));
});

it('collects nothing where it is only to be looked at', async () => {
  const { user, sent } = renderWidget(routes(doneQuest), <PlainQuest readonly />);
  const button = await screen.findByRole('button', { name: 'Quiero mi premio' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(sent()).toEqual([]);
});
