// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeskDeploy } from '@arma11/core/back-office';
import { mountDesk } from '../testing/mountDesk';
import { DeployPage } from './DeployPage';

afterEach(cleanup);

const quiet: DeskDeploy = {
  safe: true,
  checks: [{ kind: 'ledger', state: 'good', count: 0, until: null }],
  quiet_from: '2026-11-20T20:00:00Z',
  quiet_until: '2026-11-21T15:00:00Z',
};
const mount = (found: Partial<DeskDeploy> | Error) =>
  mountDesk({
    page: <DeployPage />,
    path: '/operador/despliegue',
    answers: { 'GET ops/deploy/': found instanceof Error ? found : { ...quiet, ...found } },
  });
const verdict = async () => (await screen.findByRole('status')).textContent;

describe('whether it is safe to deploy now', () => {
  it('is said in one sentence, with the hour until which it is quiet', async () => {
    mount({});
    expect(await verdict()).toBe('Sí, es seguro desplegar ahora');
    expect(screen.getByText(/^Rato tranquilo: hasta .*10:00/)).toBeTruthy();
  });

  it('is no while matches are on: how many, until when, and when it would be quiet', async () => {
    mount({ safe: false, checks: [{ kind: 'matches', state: 'wait', count: 3, until: '2026-11-20T23:00:00Z' }] });
    expect(await verdict()).toBe('Todavía no: espera un rato');
    const row = within(await screen.findByRole('row', { name: /Partidos con salas en juego/ }));
    expect(row.getByText('Espera')).toBeTruthy();
    expect(row.getByText('3')).toBeTruthy();
    expect(row.getByText(/18:00/)).toBeTruthy();
    expect(screen.getByText(/^Rato tranquilo: desde .*15:00.* hasta .*10:00/)).toBeTruthy();
  });

  it('is a firmer no where somebody must put something right first', async () => {
    mount({
      safe: false,
      checks: [
        { kind: 'matches', state: 'wait', count: 1, until: null },
        { kind: 'ledger', state: 'bad', count: 1, until: null },
      ],
    });
    expect(await verdict()).toBe('No: primero hay que arreglar algo');
  });

  it.each([
    [{ quiet_until: null }, 'No hay partidos ni cierres previstos en dos días.'],
    [{ safe: false, quiet_until: null }, /^Rato tranquilo: desde .*, sin nada previsto en dos días\.$/],
    [{ quiet_from: null, quiet_until: null }, /^En los próximos dos días no hay una hora/],
  ] as const)('tells of two days without an end, or without a quiet hour (%#)', async (found, sentence) => {
    mount(found);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('says why it cannot be told, with another try', async () => {
    mount(new Error('Only for: operador.'));
    expect(await screen.findByText('Only for: operador.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});
