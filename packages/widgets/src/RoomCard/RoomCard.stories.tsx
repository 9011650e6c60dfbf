import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { photographed } from '../../../../.storybook/modes';
import preview from '../../../../.storybook/preview';
import { answers, broken, refuses, unauthenticated } from '../fixtures/fixtureTransport';
import { playerFixture } from '../fixtures/playerFixture';
import { joinedOffer, offerFixture, prediRoomFixture, salaFixture } from '../fixtures/roomFixture';
import { withRoutes } from '../fixtures/withRoutes';
import { Specimens } from '../ui/Specimens';
import { RoomCard } from './RoomCard';
import type { CardKind } from './roomFacts';

const registering = 'POST compe/compe-ins/register-sala-compe/';
const routes = {
  'GET salas/get/top-award/311/': answers({ sala: 311, awards: salaFixture().awards }),
  [registering]: answers({
    status: 'ok',
    ins_user: 8123,
    saldo: 795,
    compe: { id: 8123, sala: { id: 311, jornada: 12, jornada_name: 'Jornada 12' } },
  }),
};
const byId = 'GET plus/rooms/compe/311/';

const meta = preview.meta({
  title: 'Widgets/RoomCard',
  component: RoomCard,
  tags: ['autodocs'],
  args: {
    kind: 'compe' as CardKind,
    room: offerFixture(),
    onOpen: fn(),
    onJoin: fn(),
    onJoined: fn(),
    onRecharge: fn(),
  },
  decorators: [withRoutes(routes)],
});
const pictures = photographed('movil', 'claro');
const loaded = { room: undefined, salaId: 311 };

export const Default = meta.story({ parameters: pictures });
export const Mobile = meta.story({ globals: { viewport: { value: 'movil' } } });
export const Loading = meta.story({
  args: loaded,
  decorators: [withRoutes({ [byId]: 'hangs' })],
  parameters: pictures,
});
export const Empty = meta.story({
  args: loaded,
  decorators: [withRoutes({ [byId]: refuses(404, 'NO_EXISTE', 'No existe esta sala.') })],
});
export const Failed = meta.story({ args: loaded, decorators: [withRoutes({ [byId]: broken })] });
export const SignedOut = meta.story({
  args: loaded,
  decorators: [withRoutes({ [byId]: unauthenticated, 'GET users/get-data/': unauthenticated })],
});
export const Joined = meta.story({ args: { room: joinedOffer }, parameters: pictures });
export const Free = meta.story({ args: { room: offerFixture({ amount_ins: 0, pozo: 0, top_award: 0 }) } });
export const Full = meta.story({ args: { room: offerFixture({ estado: 'llena', num_players: 20 }) } });
export const Closed = meta.story({ args: { room: offerFixture({ estado: 'cerrada', progress: '1' }) } });
export const Live = meta.story({ args: { room: { ...joinedOffer, estado: 'en_vivo', progress: '1' } } });
export const Finished = meta.story({ args: { room: { ...joinedOffer, estado: 'pagada', progress: '1' } } });
export const Cancelled = meta.story({
  args: {
    room: salaFixture({ estado: 'cancelada', ins_user: 5, pozo: 0, awards: [], cancel_reason: 'no_se_lleno' }),
  },
});
export const LongNames = meta.story({
  args: {
    room: offerFixture({
      league_name: 'Campeonato Interdistrital de Verano de Villa El Salvador',
      jornada_name: 'Jornada 38, segunda vuelta',
      jornada: 38,
      amount_ins: 15_000,
      pozo: 12_345_670,
    }),
  },
});
export const Coins = meta.story({
  decorators: [withRoutes({ ...routes, 'GET users/get-data/': answers(playerFixture({ local_contry: 'CL' })) })],
});

/** How the pot of a room is made is printed beside it. */
export const PotModes = meta.story({
  render: () => (
    <Specimens
      wide
      of={{
        garantizada: <RoomCard kind="compe" room={offerFixture({ modo_pozo: 'garantizado' })} />,
        'se ajusta': <RoomCard kind="compe" room={offerFixture({ sala: 312 })} />,
        'debe llenarse': <RoomCard kind="compe" room={offerFixture({ sala: 313, modo_pozo: 'completo' })} />,
      }}
    />
  ),
});

const predi = (changes = {}) => ({ kind: 'predi' as const, room: prediRoomFixture(changes) });
export const Predi = meta.story({ args: predi(), parameters: pictures });
export const PrediJoined = meta.story({ args: predi({ user_ins: 8801, unanswered: 3 }) });
export const PrediFree = meta.story({ args: predi({ amount_ins: 0, pozo: 0, top_award: 0, num_matches: 3 }) });
export const PrediClosing = meta.story({ args: predi({ lock_at: '2026-11-21T18:23:40Z' }) });
export const PrediFinished = meta.story({ args: predi({ user_ins: 8801, estado: 'pagada', progress: '1' }) });
export const Casual = meta.story({
  args: {
    kind: 'casual',
    room: offerFixture({ tipo: '4', name: 'F6 libre', amount_ins: 0, max_players: 10, num_players: 4, pozo: 0 }),
  },
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
const ask = async ({ canvas, userEvent }: Stage) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Unirme/ }));
const pay = async (stage: Stage) => {
  await ask(stage);
  await stage.userEvent.click(await stage.canvas.findByRole('button', { name: 'Pagar S/ 5.00' }));
};

/** Nothing is paid before this is read. */
export const Confirming = meta.story({
  parameters: pictures,
  play: async (stage) => {
    await ask(stage);
    const sheet = within(await stage.canvas.findByRole('dialog', { name: 'Unirte a Liga del Pacífico' }));
    await sheet.findByText('S/ 79.50');
    await expect(sheet.getByText('Puedes salir hasta 15:10.')).toBeVisible();
  },
});

export const Paid = meta.story({
  tags: ['flow'],
  play: async (stage) => {
    await pay(stage);
    const { canvas, args } = stage;
    await canvas.findByText('Dentro');
    await expect(args.onJoined).toHaveBeenCalledWith({ id: 311, ins: 8123 });
  },
});

export const NotEnough = meta.story({
  decorators: [withRoutes({ ...routes, 'GET users/get-data/': answers(playerFixture({ saldo: 30 })) })],
  play: async (stage) => {
    await ask(stage);
    await stage.canvas.findByText('Te faltan S/ 2.00. Recarga o elige una sala gratis.');
  },
});

export const Refused = meta.story({
  decorators: [
    withRoutes({ ...routes, [registering]: refuses(409, 'LIMITE_ALCANZADO', 'Llegaste al límite que tú pusiste.') }),
  ],
  play: async (stage) => {
    await pay(stage);
    await stage.canvas.findByText('Llegaste al límite que tú pusiste.');
  },
});

/** Nobody knows yet whether it went through: it never says that it failed, and asking again cannot pay twice. */
export const Uncertain = meta.story({
  decorators: [withRoutes({ ...routes, [registering]: 'unreachable' })],
  play: async (stage) => {
    await pay(stage);
    await stage.canvas.findByRole('button', { name: 'Comprobar otra vez' });
  },
});
