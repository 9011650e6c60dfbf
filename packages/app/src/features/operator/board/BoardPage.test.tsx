// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeskBoardRow } from '@arma11/core/back-office';
import { mountDesk } from '../testing/mountDesk';
import { BoardPage } from './BoardPage';

afterEach(cleanup);

const row = (kind: DeskBoardRow['kind'], more: Partial<DeskBoardRow> = {}): DeskBoardRow => ({
  kind,
  urgency: 'now',
  id: 12,
  name: 'ALI - UNI',
  detail: null,
  count: 1,
  coins: null,
  since: '2026-11-20T20:00:00Z',
  due_at: null,
  ...more,
});

const mount = (answers: object, role?: 'operador' | 'tesorero' | 'admin') =>
  mountDesk({ page: <BoardPage />, path: '/operador', answers: { ...answers }, ...(role ? { role } : {}) });

const cellsOf = async (what: RegExp) => within(await screen.findByRole('row', { name: what }));

describe('the board of the matchday', () => {
  it.each([
    ['room_unpaid', 'Simular y liquidar', '/operador/salas/12'],
    ['incident', 'Decidir', '/operador/incidencias'],
    ['match_late', 'Poner al día', '/operador/partidos/12'],
    ['result_unofficial', 'Confirmar resultado', '/operador/partidos/12'],
    ['no_statistics', 'Cargar eventos', '/operador/partidos/12'],
    ['lock_moved', 'Avisar a la sala', '/operador/salas/12'],
    ['feed_alarm', 'Ver la fuente', '/operador/fuentes'],
    ['withdrawals', 'Pagar', '/operador/retiros'],
    ['top_ups', 'Revisar', '/operador/recargas'],
    ['adjustments', 'Confirmar', '/operador/ajustes'],
  ] as const)('leads from %s to where it is put right', async (kind, name, href) => {
    mount({ 'GET ops/board/': [row(kind)] });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it('says what each thing waits for, whom it touches and until when, in Spanish', async () => {
    mount({
      'GET ops/board/': [
        row('room_unpaid', { name: 'Copa Norte', count: 12, coins: 600, due_at: '2026-11-20T22:00:00Z' }),
        row('incident', { id: 3, detail: 'datos_incompletos', count: 2, urgency: 'today' }),
        row('incident', { id: 4, detail: 'algo_nuevo', name: '' }),
        row('top_ups', { id: null, name: '', count: 7, coins: 1 }),
      ],
    });
    const unpaid = await cellsOf(/Copa Norte/);
    expect(unpaid.getByText('Sala sin pagar: ya se puede liquidar')).toBeTruthy();
    expect(unpaid.getByText('12 jugadores, 600 monedas')).toBeTruthy();
    expect(unpaid.getByText(/^hasta /)).toBeTruthy();
    expect(screen.getByText('Incidencia: datos incompletos')).toBeTruthy();
    expect(screen.getByText('2 salas esperan')).toBeTruthy();
    expect(screen.getByText('Incidencia: algo_nuevo')).toBeTruthy();
    expect(screen.getByText('7 pedidos, 1 moneda')).toBeTruthy();
  });

  it('keeps the order that the server gave', async () => {
    mount({ 'GET ops/board/': [row('match_late', { id: 1 }), row('adjustments', { id: null, urgency: 'later' })] });
    const [, first, second] = await screen.findAllByRole('row');
    expect([first, second].map((each) => within(each!).getByRole('link').textContent)).toEqual([
      'Poner al día',
      'Confirmar',
    ]);
  });

  it('says that nothing waits, and why the list cannot be shown', async () => {
    mount({ 'GET ops/board/': [] });
    expect(await screen.findByText('Nada espera por ti: la jornada va sola.')).toBeTruthy();
    cleanup();
    mount({ 'GET ops/board/': new Error('Only for: operador.') });
    expect(await screen.findByText('Only for: operador.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });

  it('asks for what the role may decide: a treasurer sees the money alone', async () => {
    const { asked } = mount({ 'GET ops/board/money/': [row('withdrawals', { id: null })] }, 'tesorero');
    await screen.findByRole('link', { name: 'Pagar' });
    expect(asked).toEqual(['ops/board/money/']);
  });
});
