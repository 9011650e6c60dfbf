// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entry, offer, pageOf } from '../../../testing/compeFixtures';
import { mountPage, type Answers } from '../../../testing/mountPage';
import { player } from '../../../testing/prediFixtures';
import { wideScreen } from '../../../testing/wideScreen';
import { LobbyPage } from './LobbyPage';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const paid = offer({
  sala: 31,
  name: 'Los del barrio',
  amount_ins: 20,
  pozo: 36,
  top_award: 25,
  modo_pozo: 'proporcional',
});
const free = offer({ sala: 32, name: 'La del parque', amount_ins: 0, pozo: 0, top_award: 0, num_players: 4 });
const mine = offer({ sala: 33, name: 'Los diez', amount_ins: 50, pozo: 90, top_award: 81, ins_user: 7 });
const known: Answers = {
  'GET users/get-data/': player,
  'GET compe/list/all-by-user/?page=1': pageOf([]),
  'GET leagues/list/': [],
  'GET sala/compe/filter/?page=1': pageOf([paid, free, mine]),
  'POST compe/compe-ins/register-sala-compe/': { status: 'ok', ins_user: 900, compe: entry(900), saldo: 300 },
};
const mount = () => mountPage({ path: '/compe', page: <LobbyPage />, answers: known });

const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('b')?.textContent);
const cells = (name: string) =>
  within(screen.getByText(name).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows the open rooms as tickets on a phone', async () => {
  mount();
  await screen.findByText('Los del barrio');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('table')).toBeNull();
});

describe('on a wide screen', () => {
  const open = async () => {
    wideScreen();
    const sent = mount();
    return { sent, table: await screen.findByRole('table', { name: 'Salas abiertas' }) };
  };

  it('lists them under heads: what they cost, pay and hold, when they lock, and the button of their ticket', async () => {
    const { table } = await open();
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['Sala', 'Entrada', 'Premio', 'Cupos', 'Cierre', 'Entrar']);
    expect(cells('Los del barrio').slice(1, 4)).toEqual(['S/ 2.00', 'S/ 2.50Pozo S/ 3.60', '1/10']);
    expect(cells('Los del barrio')[0]).toContain('Se ajusta');
    expect(cells('La del parque').slice(1, 4)).toEqual(['Gratis', 'Puntos de rango', '4/10']);
    expect(cells('Los diez')[0]).toContain('Dentro');
    expect(within(table).getByRole('button', { name: /^Jugar: Los diez/ })).toBeTruthy();
  });

  it('orders them by a head as the field above does: they share one choice', async () => {
    const { table } = await open();
    fireEvent.click(within(table).getByRole('button', { name: 'Entrada' }));
    expect(names(table)).toEqual(['La del parque', 'Los del barrio', 'Los diez']);
    expect(within(table).getByRole('columnheader', { name: 'Entrada' }).getAttribute('aria-sort')).toBe('ascending');
    const field = screen.getByLabelText<HTMLSelectElement>('Ordenar por');
    expect(field.value).toBe('entrada');
    fireEvent.change(field, { target: { value: 'premio' } });
    expect(names(table)).toEqual(['Los diez', 'Los del barrio', 'La del parque']);
    expect(within(table).getByRole('columnheader', { name: 'Premio' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('asks before a paid seat is taken, and leads inside', async () => {
    const { sent, table } = await open();
    fireEvent.click(within(table).getByRole('button', { name: /^Unirme: Los del barrio/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Pagar S/ 2.00' }));
    expect(await screen.findByText(/^estás en \/compe\/sala\//)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({ sala: 31 });
  });
});
