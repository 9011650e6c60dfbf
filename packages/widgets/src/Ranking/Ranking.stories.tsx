import type { Ranking as Table, Sala, PrediRoom } from '@arma11/core/contract';
import { expect, fn } from 'storybook/test';
import { fail, hang, keyTo, override, scenarioIds } from '@arma11/testing/scenarios';
import { photographed } from '@arma11/testing/storybook/modes';
import preview from '@arma11/testing/preview';
import { Ranking } from './Ranking';

const { sala, predi, nothing } = scenarioIds;
const table = keyTo('compe', 'ranking', { sala: sala.evening.id, page: 1 });
const prediTable = keyTo('predi', 'listRanking', { id: predi.evening.id, page: 1 });
const having = (change: (given: Table) => Partial<Table>) => ({
  overrides: [override<Table>(table, (given) => ({ ...given, ...change(given) }))],
});
const onSignIn = fn();

const meta = preview.meta({
  title: 'Widgets/Ranking',
  component: Ranking,
  tags: ['autodocs'],
  args: { kind: 'compe' as const, salaId: sala.evening.id, onOpen: fn() },
  parameters: { scenario: 'en-vivo' },
});
const pictures = photographed('movil', 'claro');

export const Default = meta.story({
  parameters: pictures,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver toda la tabla' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: sala.evening.id });
  },
});
export const Mobile = meta.story({ globals: { viewport: { value: 'movil' } } });
export const Loading = meta.story({ parameters: { overrides: [hang(table)], ...pictures } });
export const Empty = meta.story({
  parameters: having(() => ({ count: 0, results: [], me: null })),
  play: async ({ canvas }) => {
    await canvas.findByText('Todavía nadie juega esta sala.');
  },
});
export const Error = meta.story({
  parameters: { overrides: [fail(table, 503)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Reintentar' });
  },
});
export const SignedOut = meta.story({
  parameters: { scenario: 'sin-sesion', onSignIn },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ingresar' }));
    await expect(onSignIn).toHaveBeenCalled();
  },
});
export const NotFound = meta.story({ args: { kind: 'predi', salaId: nothing } });

export const LongNames = meta.story({
  parameters: having(({ results }) => ({
    results: results.map((row) => ({
      ...row,
      user: { ...row.user, username: `${row.user.username} de la quinta cuadra de Surquillo` },
      points: row.points + 1000,
    })),
  })),
});

/** Nothing of it changes any more. */
export const Closed = meta.story({ parameters: { scenario: 'liquidada', ...pictures } });

/** Nobody has a place before the first match. */
export const Before = meta.story({
  parameters: { scenario: 'antes', ...pictures },
  play: async ({ canvas }) => {
    await canvas.findByText('Empieza con el primer partido');
  },
});
export const Predi = meta.story({ args: { kind: 'predi', salaId: predi.evening.id } });
export const Live = meta.story({
  args: { kind: 'predi', salaId: predi.evening.id, limit: 5 },
  parameters: {
    overrides: [
      override<PrediRoom>(keyTo('predi', 'sala', { id: predi.evening.id }), (room) => ({ ...room, estado: 'en_vivo' })),
      override<Table>(prediTable, (given) => ({
        ...given,
        results: given.results.map((row, at) => ({ ...row, movement: [2, -1, 0][at % 3]! })),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('En vivo');
  },
});
export const Settled = meta.story({
  args: { kind: 'predi', salaId: predi.evening.id },
  parameters: { scenario: 'liquidada' },
});

/** The player's own row is not among the first. */
export const Own = meta.story({
  args: { limit: 4 },
  parameters: {
    ...having(({ results }) => {
      const me = { ...results.at(-1)!, is_me: true, position: 17 };
      return { results: results.map((row) => ({ ...row, is_me: false })), me };
    }),
    ...photographed('movil', 'claro', 'angosto', 'escritorio', 'alto-contraste'),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('(Tú)', { exact: false });
  },
});
export const Cancelled = meta.story({
  parameters: {
    overrides: [
      override<Sala>(keyTo('salas', 'sala', { sala: sala.evening.id }), (room) => ({ ...room, estado: 'cancelada' })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Sala cancelada');
  },
});
export const FiveRows = meta.story({ args: { limit: 5 } });
