// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DeskFeed } from '@arma11/core/back-office';
import { operadorEs } from '../../../messages/operador.es';
import { dialog, mountDesk } from '../testing/mountDesk';
import { FeedsPage } from './FeedsPage';

afterEach(cleanup);

const feedOf = (feed: number, more: Partial<DeskFeed> = {}): DeskFeed => ({
  feed,
  league: `liga-${feed}`,
  source: 'fpl',
  address: 'https://fantasy.premierleague.com/api/',
  every_s: 600,
  live_every_s: 30,
  state: 'on',
  good_at: '2026-11-21T15:00:00Z',
  read_at: '2026-11-21T15:00:00Z',
  outcome: 'same',
  problem: null,
  next_at: '2026-11-21T15:10:00Z',
  alarm: null,
  alarm_text: null,
  alarm_at: null,
  trusted: false,
  answers: 12,
  kept_bytes: 3_145_728,
  ...more,
});

it('the sources are listed with what is wrong with them, paused with a reason, and what rang is taken as right', async () => {
  const ringing = feedOf(2, { alarm: 'clubs', alarm_text: 'it names 2 clubs of 4.', alarm_at: '2026-11-21T15:05:00Z' });
  const { sent } = mountDesk({
    page: <FeedsPage />,
    path: '/operador/fuentes',
    answers: {
      'GET ops/feeds/': [ringing, feedOf(1), feedOf(3, { state: 'paused', next_at: null, good_at: null })],
      'POST ops/feeds/1/pause/': feedOf(1, { state: 'paused' }),
      'POST ops/feeds/2/resume/': feedOf(2),
    },
  });
  const [, second, first, third] = await screen.findAllByRole('row');
  expect(within(second!).getByText('Otros clubes')).toBeTruthy();
  expect(within(second!).getByText(/it names 2 clubs of 4/)).toBeTruthy();
  expect(within(first!).getByText('12 respuestas, 3.0 MiB')).toBeTruthy();
  expect(within(third!).getByText('En pausa')).toBeTruthy();
  expect(within(third!).queryByRole('button', { name: 'Pausar' })).toBeNull();

  fireEvent.click(within(first!).getByRole('button', { name: 'Pausar' }));
  const pause = await dialog('Pausar la fuente de liga-1');
  expect(within(pause).queryByLabelText('Lo que diga ahora es correcto')).toBeNull();
  fireEvent.change(within(pause).getByLabelText(operadorEs.action.reason), { target: { value: 'Mantenimiento' } });
  fireEvent.click(within(pause).getByRole('button', { name: 'Pausar' }));
  await waitFor(() => expect(sent).toMatchObject([{ call: 'ops/feeds/1/pause/', body: { reason: 'Mantenimiento' } }]));

  fireEvent.click(within((await screen.findAllByRole('row'))[1]!).getByRole('button', { name: 'Leer ahora' }));
  const resume = await dialog('Leer ahora la fuente de liga-2');
  fireEvent.click(within(resume).getByLabelText('Lo que diga ahora es correcto'));
  fireEvent.change(within(resume).getByLabelText(operadorEs.action.reason), { target: { value: 'Ascendieron' } });
  fireEvent.click(within(resume).getByRole('button', { name: 'Leer ahora' }));
  await waitFor(() => expect(sent[1]).toMatchObject({ call: 'ops/feeds/2/resume/', body: { trust: true } }));
});

it('an administrator adds a source and takes one away; an operator does neither', async () => {
  const answers = {
    'GET ops/feeds/': [feedOf(1)],
    'POST ops/feeds/': feedOf(2, { league: 'mundial' }),
    'POST ops/feeds/1/remove/': feedOf(1, { state: 'removed' }),
  };
  const desk = { page: <FeedsPage />, path: '/operador/fuentes', answers };
  mountDesk({ ...desk, role: 'operador' });
  await screen.findByText('12 respuestas, 3.0 MiB');
  expect(screen.queryByRole('button', { name: /Agregar fuente|Retirar/ })).toBeNull();
  cleanup();

  const { sent } = mountDesk(desk);
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar fuente' }));
  const form = await dialog('Agregar fuente');
  expect(within(form).queryByLabelText(/^Dirección/)).toBeNull();
  fireEvent.change(within(form).getByLabelText('Fuente'), { target: { value: 'openfootball' } });
  fireEvent.change(within(form).getByLabelText(/^Nombre único/), { target: { value: 'mundial' } });
  fireEvent.change(within(form).getByLabelText(/^Dirección/), { target: { value: 'https://example.org/cup.json' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Agregar fuente' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        call: 'ops/feeds/',
        body: { source: 'openfootball', league: 'mundial', address: 'https://example.org/cup.json' },
      },
    ]),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Retirar la fuente de liga-1' }));
  const removal = await dialog('Retirar la fuente de liga-1');
  fireEvent.change(within(removal).getByLabelText(operadorEs.action.reason), { target: { value: 'Ya no existe' } });
  fireEvent.click(within(removal).getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(sent[1]).toMatchObject({ call: 'ops/feeds/1/remove/', body: { reason: 'Ya no existe' } }));
});
