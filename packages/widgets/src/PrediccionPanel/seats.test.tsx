import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrediRoom } from '@arma11/core/contract';
import { laterMatch, liveMatch } from '@arma11/testing/fixtures/prediFixture';
import { prediRoutes } from '@arma11/testing/fixtures/prediRoutes';
import { renderWidget } from '../fixtures/renderWidget';
import { PrediccionPanel } from './PrediccionPanel';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const setup = (room: Partial<PrediRoom>) =>
  renderWidget(prediRoutes([laterMatch, liveMatch], { user_ins: 0, ...room }), <PrediccionPanel prediId={77} />);

describe('who is not in the room', () => {
  it('answers in a draft while there is a seat', async () => {
    setup({});
    await screen.findByRole('button', { name: 'Unirme' });
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    screen.getByText(/^Únete a la sala para guardar tus respuestas\./);
  });

  it('only looks at a full room, which says so', async () => {
    setup({ estado: 'llena', num_players: 100 });
    const button = await screen.findByRole('button', { name: 'Llena' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    screen.getByText('Esta sala ya se llenó: puedes mirar las preguntas.', { selector: '[role=status] *' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText('No respondiste')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('only looks at a room that has locked', async () => {
    setup({ estado: 'en_vivo' });
    await screen.findByText('Esta sala ya cerró: puedes mirar las preguntas.');
    expect(screen.queryByRole('button', { name: 'Unirme' })).toBeNull();
  });

  it('may still come into a free room that takes players while a match is open', async () => {
    setup({ estado: 'en_vivo', amount_ins: 0, late_join: true });
    await screen.findByRole('button', { name: 'Unirme' });
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });
});
