import type { RoomReactions } from '@arma11/core/contract';
import { expect, fn } from 'storybook/test';
import { fail, hang, keyTo, override, refuse, scenarioIds, scenarioWrites } from '@arma11/testing/scenarios';
import { photographed } from '@arma11/testing/storybook/modes';
import preview from '@arma11/testing/preview';
import { Reactions } from './Reactions';

const { predi, nothing } = scenarioIds;
const room = keyTo('reactions', 'ofRoom', { kind: 'predi', id: predi.evening.id });
const counted = (counts: number[], mine: RoomReactions['mine'] = null) =>
  override<RoomReactions>(room, (given) => ({
    counts: given.counts.map(({ emoji }, at) => ({ emoji, count: counts[at] ?? 0 })),
    mine,
  }));
const { react } = scenarioWrites.antes;
const onSignIn = fn();

const meta = preview.meta({
  title: 'Widgets/Reactions',
  component: Reactions,
  tags: ['autodocs'],
  args: { kind: 'predi' as const, salaId: predi.evening.id, onReact: fn() },
  parameters: { scenario: 'antes' },
});
const pictures = photographed('movil', 'claro');

export const Default = meta.story({ parameters: { overrides: [counted([128, 46, 311, 9, 27])], ...pictures } });
export const Mobile = meta.story({ globals: { viewport: { value: 'movil' } } });
export const Loading = meta.story({ parameters: { overrides: [hang(room)], ...pictures } });

/** Nobody has reacted yet, and whoever taps is the first. */
export const Empty = meta.story({
  parameters: { overrides: [counted([])] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Aplauso, 0' });
  },
});
export const Error = meta.story({
  parameters: { overrides: [fail(room, 503)] },
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
export const NotFound = meta.story({ args: { salaId: nothing } });
export const LongNames = meta.story({ parameters: { overrides: [counted([12_480, 100_000, 31_105, 9_999, 27_001])] } });

/** Only to be looked at. */
export const Readonly = meta.story({
  args: { readonly: true },
  parameters: { overrides: [counted([128, 46, 311, 9, 27], '⚽')] },
  play: async ({ canvas }) => {
    await canvas.findByText('Fuego, 311');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Mine = meta.story({
  parameters: {
    overrides: [counted([128, 46, 311, 9, 27], '🔥')],
    ...photographed('movil', 'claro', 'angosto', 'escritorio', 'alto-contraste'),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Fuego, 311', pressed: true });
  },
});
export const Reacted = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Fuego, / }));
    await canvas.findByRole('button', { name: 'Fuego, 1', pressed: true });
    await expect(args.onReact).toHaveBeenCalledWith({ emoji: '🔥' });
  },
});
export const NotSaved = meta.story({
  parameters: {
    overrides: [refuse(react.key, 429, 'MUCHOS_INTENTOS', 'Vas muy rápido. Espera 12 segundos.', { retry_after: 12 })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Fuego, / }));
    await canvas.findByText('No se guardó tu reacción. Vas muy rápido. Espera 12 segundos.');
  },
});
