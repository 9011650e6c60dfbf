import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { prediRoutes } from '@arma11/testing/fixtures/prediRoutes';
import { renderWidget } from '../../fixtures/renderWidget';
import { PrediccionPanel } from '../PrediccionPanel';

const drawn = vi.hoisted(() => new Map<string, number>());
vi.mock('./MatchHead', () => ({
  MatchHead: ({ entry }: { entry: { match: { local: { name: string } } } }) => {
    const { name } = entry.match.local;
    drawn.set(name, (drawn.get(name) ?? 0) + 1);
    return null;
  },
}));

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

it('draws no match again when a question is answered, only the question', async () => {
  const { user } = renderWidget(prediRoutes(), <PrediccionPanel prediId={77} open="all" />);
  const radios = await screen.findAllByRole('radio', { name: 'Visita +3 pts' });
  await screen.findAllByText('No hay cambios por guardar');
  const before = Object.fromEntries(drawn);
  await user.click(radios[1]!);
  await user.click(radios[0]!);
  await screen.findByText('Tienes cambios sin guardar');
  expect(Object.fromEntries(drawn)).toEqual(before);
});
