// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeskDeposit } from '@arma11/core/back-office';
import { dialog, mountDesk } from '../testing/mountDesk';
import { DepositsPage } from './DepositsPage';

afterEach(cleanup);

const first: DeskDeposit = {
  deposit: 12,
  user: 7,
  username: 'rosa-once',
  estado: 'en_revision',
  provider: 'yape',
  coins: 100,
  bonus_coins: 10,
  pay_amount_cents: 1003,
  operation_number: '40912876',
  paid_at: '2026-11-21T15:00:00Z',
  has_image: false,
  same_image: [9],
  image_deleted_at: null,
  reject_reason: null,
  created_at: '2026-11-21T14:50:00Z',
};
const second: DeskDeposit = {
  ...first,
  deposit: 13,
  user: 8,
  username: 'beto',
  operation_number: null,
  same_image: [],
};

function mount(answers: object = {}) {
  let queue = [first, second];
  return mountDesk({
    page: <DepositsPage />,
    path: '/operador/recargas',
    answers: {
      'GET ops/deposits/': () => queue,
      'GET ops/deposits/12/': { ...first, image: null, image_unreadable: false },
      'GET ops/deposits/13/': { ...second, image: null, image_unreadable: false },
      'POST ops/deposits/12/approve/': () => {
        queue = [second];
        return { ...first, estado: 'aprobado' };
      },
      ...answers,
    },
  });
}

const press = (name: string, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }));
const panel = (id: number) => screen.findByRole('region', { name: `Recarga ${id}` });

describe('the queue of top-ups', () => {
  it('opens the oldest at once, with what must arrive, and warns of a picture that was sent before', async () => {
    mount();
    const shown = await panel(12);
    expect(await within(shown).findByText('S/ 10.03')).toBeTruthy();
    expect(within(shown).getByText(/La misma captura se envió en: 9/)).toBeTruthy();
    expect(within(shown).getByText('No envió captura.')).toBeTruthy();
  });

  it('says whose coins an approval gives, sends it once, and shows the next one', async () => {
    const { sent } = mount();
    await within(await panel(12)).findByText('S/ 10.03');
    press('Aprobar', await panel(12));
    const asked = await dialog('Aprobar la recarga 12');
    expect(within(asked).getByText('rosa-once recibe 110 monedas. Confirma que llegó S/ 10.03.')).toBeTruthy();
    press('Aprobar', asked);
    fireEvent.submit(asked.querySelector('form')!);
    expect((await screen.findAllByText('Recarga 12 aprobada: 110 monedas para rosa-once.')).length).toBeGreaterThan(0);
    expect(await panel(13)).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ call: 'ops/deposits/12/approve/', body: { operation: '40912876' } });
    expect(sent[0]!.key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  it('asks for the operation number where the player gave none, before anything is sent', async () => {
    const { sent } = mount();
    fireEvent.click(await screen.findByRole('link', { name: 'Recarga 13' }));
    await within(await panel(13)).findByText('No la dio');
    press('Aprobar', await panel(13));
    const asked = await dialog('Aprobar la recarga 13');
    press('Aprobar', asked);
    expect(await within(asked).findByText('Falta este dato.')).toBeTruthy();
    expect(document.activeElement).toBe(within(asked).getByLabelText(/Número de operación/));
    expect(sent).toEqual([]);
  });

  it('shows the server’s own sentence, keeps what was typed, and keeps its key while the outcome is unknown', async () => {
    let lost = true;
    const refusal = new Error('Operation 40912876 belongs to another top-up. Reject this one as duplicado.');
    const { sent } = mount({ 'POST ops/deposits/12/approve/': () => (lost ? null : refusal) });
    await within(await panel(12)).findByText('S/ 10.03');
    press('Aprobar', await panel(12));
    const asked = await dialog('Aprobar la recarga 12');
    press('Aprobar', asked);
    expect(await within(asked).findByText('Todavía no sabemos si se hizo.')).toBeTruthy();
    lost = false;
    press('Aprobar', asked);
    expect(await within(asked).findByText(refusal.message)).toBeTruthy();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(within(asked).getByLabelText(/Número de operación/)).toHaveProperty('value', '40912876');
  });

  it('keeps the picture of the payment beside what is decided, also while it asks for the operation number', async () => {
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    mount({ 'GET ops/deposits/12/': { ...first, has_image: true, image, image_unreadable: false } });
    await within(await panel(12)).findByText('S/ 10.03');
    const shown = within(await panel(12)).getByRole('img');
    const approve = within(await panel(12)).getByRole('button', { name: 'Aprobar' });
    expect(shown.getAttribute('src')).toBe(image);
    expect(shown.closest('button')!.parentElement!.contains(approve)).toBe(true);
    press('Aprobar', await panel(12));
    expect(
      within(await dialog('Aprobar la recarga 12'))
        .getByRole('img')
        .getAttribute('src'),
    ).toBe(image);
  });

  it.each([
    [{ image_deleted_at: '2026-11-20T03:00:00Z' }, 'El comprobante se borró el 19 de noviembre de 2026.'],
    [
      { image_unreadable: true },
      'No se puede leer la captura ahora. No se ha perdido: vuelve a abrir la recarga en unos minutos.',
    ],
    [{}, 'No envió captura.'],
  ])('says of a top-up without a picture to show why: %j', async (found, says) => {
    mount({ 'GET ops/deposits/12/': { ...first, image: null, image_unreadable: false, ...found } });
    expect(await within(await panel(12)).findByText(says)).toBeTruthy();
  });

  it('rejects for a reason that the player reads', async () => {
    const { sent } = mount({ 'POST ops/deposits/12/reject/': { ...first, estado: 'rechazado' } });
    await within(await panel(12)).findByText('S/ 10.03');
    press('Rechazar', await panel(12));
    const asked = await dialog('Rechazar la recarga 12');
    fireEvent.change(within(asked).getByLabelText(/Motivo/), { target: { value: 'monto_distinto' } });
    press('Rechazar', asked);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ call: 'ops/deposits/12/reject/', body: { reason: 'monto_distinto' } });
  });

  it('says that nothing waits, and why the list cannot be shown', async () => {
    mount({ 'GET ops/deposits/': [] });
    expect(await screen.findByText('Nada por revisar.')).toBeTruthy();
    cleanup();
    mount({ 'GET ops/deposits/': new Error('Only for: tesorero.') });
    expect(await screen.findByText('Only for: tesorero.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});
