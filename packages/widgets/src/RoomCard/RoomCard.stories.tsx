import { useQuery } from '@tanstack/react-query';
import type { StoryContext } from '@storybook/react-vite';
import { salasQueries, useClient } from '@arma11/core';
import type { PrediRoom, Sala, User } from '@arma11/core/contract';
import { parseScoring } from '@arma11/core/domain';
import {
  override,
  scenarioIds,
  scenarioWrites,
  disconnect,
  fail,
  hang,
  keyTo,
  refuse,
} from '@arma11/testing/scenarios';
import { expect, fn, within } from 'storybook/test';
import { photographed } from '@arma11/testing/storybook/modes';
import preview from '@arma11/testing/preview';
import { RoomCard } from './RoomCard';
import type { CardKind } from './roomFacts';

const { sala, predi, nothing } = scenarioIds;
const { joinPaidSala } = scenarioWrites.antes;
const compe = (salaId: number) => ({ kind: 'compe' as CardKind, salaId });
const ofPredi = (salaId: number) => ({ kind: 'predi' as CardKind, salaId });
const roomKey = (id: number) => keyTo('salas', 'sala', { sala: id });
const changed = (id: number, changes: Partial<Sala>) =>
  override<Sala>(roomKey(id), (room) => ({ ...room, ...changes }));
const player = (changes: Partial<User>) =>
  override<User>(keyTo('accounts', 'getData'), (user) => ({ ...user, ...changes }));
const onSignIn = fn();

const meta = preview.meta({
  title: 'Widgets/RoomCard',
  component: RoomCard,
  tags: ['autodocs'],
  args: { ...compe(sala.paid), onOpen: fn(), onJoin: fn(), onJoined: fn(), onRecharge: fn() },
  parameters: { scenario: 'antes' },
});
const pictures = photographed('movil', 'claro');

export const Default = meta.story({ parameters: pictures });
export const Mobile = meta.story({ globals: { viewport: { value: 'movil' } } });
export const Loading = meta.story({ parameters: { overrides: [hang(roomKey(sala.paid))], ...pictures } });
export const Empty = meta.story({
  args: compe(nothing),
  play: async ({ canvas }) => {
    await canvas.findByText('No encontramos esta sala.');
  },
});
export const Error = meta.story({
  parameters: { overrides: [fail(roomKey(sala.paid), 503)] },
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

/** A prediction room with a table of its own: told before anybody joins (rules R17.1). */
export const OwnScoring = meta.story({
  args: ofPredi(predi.free),
  parameters: {
    overrides: [
      override<PrediRoom>(keyTo('predi', 'sala', { id: predi.free }), (room) => ({
        ...room,
        scoring: parseScoring('exact 3 x2 from 20, result 1'),
      })),
    ],
    ...pictures,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Marcador exacto 3 pts \(×2 desde la jornada 20\) · resultado 1 pt\./);
  },
});

/** Between the lock and the first kick-off nobody comes in any more. */
export const Closed = meta.story({
  parameters: { scenario: 'por-cerrar', overrides: [changed(sala.paid, { estado: 'cerrada', progress: '1' })] },
});
export const LongNames = meta.story({
  parameters: {
    overrides: [
      changed(sala.paid, {
        league_name: 'Campeonato Interdistrital de Verano de Villa El Salvador',
        jornada_name: 'Jornada 38, segunda vuelta',
        jornada: 38,
        amount_ins: 15_000,
        pozo: 12_345_670,
      }),
    ],
  },
});

export const Free = meta.story({ args: compe(sala.free) });
/** A duel is played only when both are in. */
export const Duel = meta.story({ args: compe(sala.duel) });
/** Its prize is paid whatever the number of players. */
export const Guaranteed = meta.story({ args: compe(sala.guaranteed) });
export const Joined = meta.story({
  args: compe(sala.evening.id),
  parameters: pictures,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Jugar/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: sala.evening.id, ins: sala.evening.entry });
  },
});
export const ClosesSoon = meta.story({ args: compe(sala.evening.id), parameters: { scenario: 'por-cerrar' } });
export const Full = meta.story({
  args: compe(sala.duel),
  parameters: { scenario: 'por-cerrar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Llena/ })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const Live = meta.story({ args: compe(sala.evening.id), parameters: { scenario: 'en-vivo' } });
/** The player's own place, and what they won. */
export const Finished = meta.story({
  args: compe(sala.evening.id),
  parameters: { scenario: 'liquidada' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(\d+\.º puesto · Ganaste|Tu puesto)$/);
  },
});
/** Only to be looked at: nothing to tap. */
export const Readonly = meta.story({
  args: { readonly: true },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Pozo · /);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
/** It did not fill: everybody has their fee back. */
export const Cancelled = meta.story({
  args: compe(sala.unfilled.id),
  parameters: { scenario: 'en-vivo', ...pictures },
  play: async ({ canvas }) => {
    await canvas.findByText(/^La sala no se llenó\. Te devolvimos S\/ /);
  },
});
/** Called off by whoever runs it, before the player paid: nothing comes back. */
export const CancelledBeforePaying = meta.story({
  parameters: { overrides: [changed(sala.paid, { estado: 'cancelada', progress: '1' })] },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Cancelada');
    await expect(canvas.queryByText(/Te devolvimos/)).toBeNull();
  },
});
/** Outside Peru everything is in coins. */
export const Coins = meta.story({ parameters: { overrides: [player({ local_contry: 'CL' })] } });
export const Casual = meta.story({
  args: { kind: 'casual', salaId: sala.free },
  parameters: { overrides: [changed(sala.free, { tipo: '4', name: 'F6 libre', max_players: 10, num_players: 4 })] },
});

export const Predi = meta.story({ args: ofPredi(predi.guaranteed), parameters: pictures });
export const PrediJoined = meta.story({ args: ofPredi(predi.evening.id), parameters: pictures });
export const PrediFree = meta.story({ args: ofPredi(predi.free) });
export const PrediEvent = meta.story({
  args: ofPredi(predi.free),
  parameters: {
    overrides: [
      override<PrediRoom>(keyTo('predi', 'sala', { id: predi.free }), (room) => ({
        ...room,
        tipo: 'evento',
        name: 'Copa de la Feria',
      })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Evento · /);
  },
});
export const PrediDuel = meta.story({ args: ofPredi(predi.duel) });
export const PrediClosesSoon = meta.story({
  args: ofPredi(predi.evening.id),
  parameters: {
    scenario: 'por-cerrar',
    overrides: [
      override<PrediRoom>(keyTo('predi', 'sala', { id: predi.evening.id }), (room) => ({ ...room, unanswered: 1 })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Te falta 1 respuesta');
  },
});
export const PrediLive = meta.story({ args: ofPredi(predi.evening.id), parameters: { scenario: 'en-vivo' } });
export const PrediFinished = meta.story({
  args: ofPredi(predi.evening.id),
  parameters: { scenario: 'liquidada' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(\d+\.º puesto · Ganaste|Tu puesto)$/);
  },
});

/** The first room of a list, as the lobby shows it: the card asks for the prizes when it needs them. */
function FirstOffer() {
  const { data } = useQuery(salasQueries.top(useClient(), 5));
  const offer = data?.find(({ sala: id }) => id === sala.paid);
  return offer ? <RoomCard kind="compe" room={offer} /> : null;
}

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
const ask = async ({ canvas, userEvent }: Stage) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Unirme/ }));
const pay = async (stage: Stage) => {
  await ask(stage);
  await stage.userEvent.click(await stage.canvas.findByRole('button', { name: /^Pagar S\/ / }));
};

export const OfList = meta.story({
  render: () => <FirstOffer />,
  play: async (stage) => {
    await ask(stage);
    await stage.canvas.findByText('Premios si nadie más entra');
  },
});

/** Nothing is paid before this is read. */
export const Confirming = meta.story({
  parameters: pictures,
  play: async (stage) => {
    await ask(stage);
    const sheet = within(await stage.canvas.findByRole('dialog', { name: /^Unirte a / }));
    await sheet.findByText('Tu saldo después');
    await expect(sheet.getByText(/^Puedes salir hasta /)).toBeVisible();
  },
});

export const Paid = meta.story({
  tags: ['flow'],
  play: async (stage) => {
    await pay(stage);
    const { canvas, args } = stage;
    await canvas.findByText('Dentro');
    await expect(args.onJoined).toHaveBeenCalledWith({ id: sala.paid, ins: expect.any(Number) });
    await expect(canvas.getByRole('button', { name: /^Jugar/ })).toBeVisible();
  },
});

/** Free rooms are entered at once. */
export const Entered = meta.story({
  tags: ['flow'],
  args: compe(sala.free),
  play: async (stage) => {
    await ask(stage);
    await stage.canvas.findByText('Dentro');
    await expect(stage.canvas.queryByRole('dialog')).toBeNull();
  },
});

export const NotEnough = meta.story({
  parameters: { scenario: 'sin-salas' },
  play: async (stage) => {
    await ask(stage);
    await stage.canvas.findByText(/^Te faltan S\/ \d+\.\d\d\. Recarga o elige una sala gratis\.$/);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Recargar' }));
    await expect(stage.args.onRecharge).toHaveBeenCalled();
  },
});

/** The balance on the screen was an old one: what is missing comes from the server's refusal. */
export const NotEnoughAfterAll = meta.story({
  parameters: { scenario: 'sin-salas', overrides: [player({ saldo: 5_000 })] },
  play: async (stage) => {
    await pay(stage);
    await stage.canvas.findByText(/^Te faltan S\/ /);
  },
});

export const Refused = meta.story({
  parameters: {
    overrides: [refuse(joinPaidSala.key, 409, 'LIMITE_ALCANZADO', 'Llegaste al límite que tú pusiste.')],
  },
  play: async (stage) => {
    await pay(stage);
    await stage.canvas.findByText('Llegaste al límite que tú pusiste.');
  },
});

/** Nobody knows yet whether it went through: it never says that it failed, and asking again cannot pay twice. */
export const Uncertain = meta.story({
  parameters: { overrides: [disconnect(joinPaidSala.key)] },
  play: async (stage) => {
    await pay(stage);
    await stage.canvas.findByRole('button', { name: 'Comprobar otra vez' });
  },
});
