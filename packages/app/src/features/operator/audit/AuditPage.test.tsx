// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DeskAudit } from '@arma11/core/back-office';
import { mountDesk } from '../testing/mountDesk';
import { AuditPage } from './AuditPage';

afterEach(cleanup);

const rowOf = (id: number): DeskAudit => ({
  id,
  at: '2026-11-21T15:00:00Z',
  actor: 'user 2',
  actor_id: 2,
  username: 'rosa',
  action: 'room cancel',
  target: 'room:12',
  about: 'Norte',
  before: { estado: 'abierta', name: 'Norte' },
  after: { estado: 'cancelada', name: 'Norte' },
  reason: 'Lluvia',
});

it('the audit shows what changed and why, filters by what it was done to, and goes on where it ended', async () => {
  const { asked } = mountDesk({
    page: <AuditPage />,
    path: '/operador/auditoria',
    at: '/operador/auditoria?a=room:12',
    answers: {
      'GET ops/audit/': (query: URLSearchParams) =>
        Array.from({ length: 25 }, (_, i) => rowOf(Number(query.get('before') ?? 101) - 1 - i)),
    },
  });
  const first = (await screen.findAllByRole('row'))[1]!;
  expect(within(first).getByText('estado: abierta, ahora cancelada')).toBeTruthy();
  expect(within(first).getByText('rosa anuló la sala 12, «Norte»')).toBeTruthy();
  expect(within(first).getByText('Lluvia')).toBeTruthy();
  expect(asked).toContain('ops/audit/?target=room%3A12&limit=25');
  fireEvent.click(screen.getByRole('button', { name: 'Más antiguas' }));
  await waitFor(() => expect(asked).toContain('ops/audit/?target=room%3A12&limit=25&before=76'));
  fireEvent.change(screen.getByLabelText('A qué'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Qué'), { target: { value: 'room cancel' } });
  fireEvent.submit(screen.getByRole('button', { name: 'Filtrar' }).closest('form')!);
  await waitFor(() => expect(asked).toContain('ops/audit/?action=room+cancel&limit=25'));
});
