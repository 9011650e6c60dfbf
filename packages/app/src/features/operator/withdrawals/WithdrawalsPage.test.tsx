// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DeskWithdrawal } from '@arma11/core/back-office';
import { dialog, mountDesk } from '../testing/mountDesk';
import { WithdrawalsPage } from './WithdrawalsPage';

afterEach(cleanup);

const asked: DeskWithdrawal = {
  withdrawal: 4,
  user: 7,
  username: 'rosa-once',
  estado: 'pendiente',
  amount: 200,
  amount_cents: 2000,
  provider: 'yape',
  destination: '987654321',
  holder_name: 'Rosa Quispe',
  doc_number: '45678912',
  kyc: 'ok',
  shared_with: [8],
  payment_ref: null,
  reject_reason: null,
  created_at: '2026-11-20T15:00:00Z',
  eta: '2026-11-24T15:00:00Z',
  late: true,
};

const press = (name: string, place: HTMLElement) => fireEvent.click(within(place).getByRole('button', { name }));
const row = () => screen.findByRole('row', { name: /rosa-once/ });

it('a withdrawal is taken, paid outside and noted with its number: each step says whose money it moves', async () => {
  let now = asked;
  const { sent } = mountDesk({
    page: <WithdrawalsPage />,
    path: '/operador/retiros',
    answers: {
      'GET ops/withdrawals/': () => [now],
      'POST ops/withdrawals/4/take/': () => (now = { ...asked, estado: 'en_proceso' }),
      'POST ops/withdrawals/4/pay/': () => (now = { ...asked, estado: 'pagado', payment_ref: '778899' }),
    },
  });
  expect(within(await row()).getByText('Con atraso')).toBeTruthy();
  expect(within(await row()).getByText('Mismo destino que los jugadores 8')).toBeTruthy();
  press('Tomar', await row());
  const take = await dialog('Tomar el retiro 4');
  expect(within(take).getByText(/pagar S\/ 20.00 a rosa-once/)).toBeTruthy();
  press('Tomar', take);
  await waitFor(async () => press('Pagado', await row()));
  const pay = await dialog('Anotar el pago del retiro 4');
  expect(within(pay).getByText(/S\/ 20.00 a yape 987654321, de Rosa Quispe/)).toBeTruthy();
  fireEvent.change(within(pay).getByLabelText(/Número de operación/), { target: { value: '778899' } });
  press('Pagado', pay);
  expect((await screen.findAllByText('Retiro 4 de rosa-once: pagado.')).length).toBeGreaterThan(0);
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    ['ops/withdrawals/4/take/', {}],
    ['ops/withdrawals/4/pay/', { operation: '778899' }],
  ]);
  expect(within(await row()).queryByRole('button')).toBeNull();
});
