import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answers } from '@arma11/testing/transports/fixtureTransport';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { doneQuest } from '@arma11/testing/fixtures/questFixture';
import { renderWidget } from '../fixtures/renderWidget';
import { useQuestBar } from '../QuestBar/useQuestBar';

afterEach(cleanup);

function OwnButton({ onClick }: { onClick: () => void }) {
  const bar = useQuestBar();
  return <button {...bar.getClaimProps({ className: 'own', onClick })}>Quiero mi premio</button>;
}

it('a prop getter calls the handler of your own button, and does its work all the same', async () => {
  const clicked = vi.fn();
  const routes = {
    'GET users/get-data/': answers(playerFixture()),
    'GET quest/get/main-quest/': answers(doneQuest),
    'POST quest/save/pay-quest/': answers({
      status: 'ok',
      quest: doneQuest,
      coins: 30,
      item: null,
      saldo: 875,
      saldo_bono: 75,
    }),
  };
  const { user, sent } = renderWidget(routes, <OwnButton onClick={clicked} />);
  const button = await screen.findByRole('button', { name: 'Quiero mi premio' });
  expect(button.className).toBe('own');
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  await user.click(button);
  expect(clicked).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
});
