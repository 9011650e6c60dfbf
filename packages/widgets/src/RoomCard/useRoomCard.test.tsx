import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers, type FixtureRoutes } from '@arma11/testing/transports/fixtureTransport';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { renderWidget } from '../fixtures/renderWidget';
import { joinedOffer, offerFixture, prediRoomFixture, salaFixture } from '@arma11/testing/fixtures/roomFixture';
import { RoomCard } from './RoomCard';
import { useRoomCard, type RoomCardOptions } from './useRoomCard';

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

/** A look of its own: nothing but the hook and its getters. */
function PlainCard(options: RoomCardOptions) {
  const card = useRoomCard(options);
  return (
    <>
      <button {...card.getActionProps()} />
      {card.join.asking && (
        <div {...card.getConfirmProps()}>
          <button {...card.getPayProps()}>Pago</button>
          <button {...card.getCancelProps()}>No pago</button>
        </div>
      )}
    </>
  );
}

const seat = { id: 8123, sala: { id: 311, jornada: 12, jornada_name: '' } };
const routes: FixtureRoutes = {
  'GET users/get-data/': answers(playerFixture()),
  'POST compe/compe-ins/register-sala-compe/': answers({ status: 'ok', ins_user: 8123, saldo: 795, compe: seat }),
};
const room = (id: number, changes: object) => answers({ ...salaFixture(), id, ...changes });

describe('a card with a look of its own', () => {
  it('asks before a seat is paid, and pays only then', async () => {
    const onJoined = vi.fn();
    const { user, sent } = renderWidget(routes, <PlainCard kind="compe" room={offerFixture()} onJoined={onJoined} />);
    const action = await screen.findByRole('button', { name: /^Unirme: Liga del Pacífico/ });
    await user.click(action);
    screen.getByRole('group', { name: 'Unirte a Liga del Pacífico' });
    await user.click(screen.getByRole('button', { name: 'No pago' }));
    expect(sent()).toEqual([]);
    await user.click(action);
    await user.click(screen.getByRole('button', { name: 'Pago' }));
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledExactlyOnceWith({ id: 311, ins: 8123 }));
  });

  it("leads in by 'Jugar', and refuses a room that is full with a reason", async () => {
    const onOpen = vi.fn();
    const inside = renderWidget(routes, <PlainCard kind="compe" room={joinedOffer} onOpen={onOpen} />);
    await inside.user.click(await screen.findByRole('button', { name: /^Jugar/ }));
    expect(onOpen).toHaveBeenCalledWith({ id: 312, ins: 8123 });
    cleanup();
    renderWidget(routes, <PlainCard kind="compe" room={offerFixture({ estado: 'llena' })} />);
    const full = await screen.findByRole('button', { name: /^Llena/ });
    expect([full.getAttribute('aria-disabled'), full.title]).toEqual(['true', 'Esta sala ya se llenó.']);
  });
});

describe('a finished room', () => {
  const over = { estado: 'pagada', progress: '1' } as const;

  it('shows the place and the prize of who played a lineup in it', async () => {
    const more = {
      'GET plus/rooms/compe/311/': room(311, { ...over, ins_user: 8123 }),
      'GET compe/get/retrive/8123/': answers({ ...seat, rank: 2, prize: 324 }),
    };
    renderWidget({ ...routes, ...more }, <RoomCard kind="compe" salaId={311} />);
    await screen.findByText('2.º puesto · Ganaste', {}, { timeout: 5000 });
    screen.getByText('S/ 32.40');
  });

  it('shows the place alone where nothing was won', async () => {
    const me = { position: 17, prize: 0 };
    const more = {
      'GET predi/sala/get/77/': answers(prediRoomFixture({ ...over, user_ins: 8801 })),
      'GET predi/ins-predi/list-ranking/77/': answers({ count: 1, next: null, previous: null, results: [], me }),
    };
    renderWidget({ ...routes, ...more }, <RoomCard kind="predi" salaId={77} />);
    await screen.findByText('Tu puesto', {}, { timeout: 5000 });
    screen.getByText('17.º');
  });

  it('takes them from a list that knows them, and asks for nothing', async () => {
    const { requests } = renderWidget(
      routes,
      <RoomCard kind="predi" room={prediRoomFixture({ ...over, user_ins: 8801 })} result={{ place: 1, prize: 621 }} />,
    );
    await screen.findByText('1.º puesto · Ganaste');
    expect(requests.map(({ path }) => path)).toEqual(['users/get-data/']);
  });
});

describe('a card', () => {
  it('has no button where it is only to be looked at', async () => {
    renderWidget(routes, <RoomCard kind="compe" room={offerFixture()} readonly />);
    await screen.findByText('Liga del Pacífico');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that a prediction room is one of an event', async () => {
    renderWidget(routes, <RoomCard kind="predi" room={prediRoomFixture({ tipo: 'evento' })} />);
    await screen.findByText('Evento · Liga del Pacífico');
  });
});
