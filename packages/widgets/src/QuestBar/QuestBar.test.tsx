import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  answers,
  broken,
  refuses,
  unauthenticated,
  type FixtureRoutes,
} from '@arma11/testing/transports/fixtureTransport';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { doneQuest, questFixture } from '@arma11/testing/fixtures/questFixture';
import { renderWidget } from '../fixtures/renderWidget';
import { QuestBar } from './QuestBar';

afterEach(cleanup);

const paying = 'POST quest/save/pay-quest/';
const paid = (coins = 30, item: object | null = null) =>
  answers({
    status: 'ok',
    quest: { ...doneQuest, claimable: false, claimed: true },
    coins,
    item,
    saldo: 875,
    saldo_bono: 75,
  });

function setup(quest: FixtureRoutes[string], routes: FixtureRoutes = {}) {
  const onComplete = vi.fn();
  const all = { 'GET users/get-data/': answers(playerFixture()), 'GET quest/get/main-quest/': quest, ...routes };
  return { ...renderWidget(all, <QuestBar onComplete={onComplete} />), onComplete };
}

describe('the main quest', () => {
  it('is a climb with its progress and its reward in numbers', async () => {
    setup(answers(questFixture()));
    await screen.findByRole('heading', { name: 'Cinco jornadas seguidas' });
    const climb = screen.getByRole('progressbar', { name: 'Cinco jornadas seguidas', value: { now: 3, max: 5 } });
    expect([...climb.firstElementChild!.children].map((step) => step.getAttribute('data-state'))).toEqual([
      'done',
      'done',
      'done',
      'next',
      'later',
    ]);
    screen.getByText('3 de 5');
    screen.getByText('Premio: S/ 3.00');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('never shows more than all of it', async () => {
    setup(answers(questFixture({ status: { cumplidas: 9, total: 5 } })));
    await screen.findByText('5 de 5');
  });

  it('shows nothing at all when there is none', async () => {
    const { requests } = setup(refuses(404, 'NO_EXISTE', 'No hay misión.'));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await vi.waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  });
});

describe("'Cobrar premio'", () => {
  it('pays once, however often it is tapped, and notifies the page', async () => {
    let claimed = false;
    const quest = () => answers({ ...doneQuest, claimable: !claimed, claimed });
    const pay = () => {
      claimed = true;
      return paid();
    };
    const { user, sent, onComplete } = setup(quest, { [paying]: pay });
    await user.dblClick(await screen.findByRole('button', { name: 'Cobrar premio' }));
    await screen.findByText('¡Cobraste S/ 3.00! Ya está en tu saldo.');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ body: { quest: 5 }, headers: { 'idempotency-key': 'fixture-operation-key' } });
    expect(onComplete).toHaveBeenCalledExactlyOnceWith({ id: 5 });
  });

  it('names the item that it gave', async () => {
    const { user } = setup(answers({ ...doneQuest, reward_coins: 0 }), {
      [paying]: paid(0, { name: 'Escudo de oro' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cobrar premio' }));
    await screen.findByText('¡Ganaste Escudo de oro! Ya está en tu galería.');
  });

  it('shows a refusal in the words of the server, and stays', async () => {
    const refusal = refuses(409, 'MISION_INCOMPLETA', 'Te falta un paso.');
    const { user, onComplete } = setup(answers(doneQuest), { [paying]: refusal });
    await user.click(await screen.findByRole('button', { name: 'Cobrar premio' }));
    expect((await screen.findByRole('alert')).textContent).toBe('No se cobró. Te falta un paso.');
    expect(onComplete).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Cobrar premio' });
  });

  it('is gone once it was collected', async () => {
    setup(answers({ ...doneQuest, claimable: false, claimed: true }));
    await screen.findByText('Premio cobrado');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('without a quest to show', () => {
  it('says that it is loading', async () => {
    setup('hangs');
    await screen.findByText('Cargando misión…');
  });

  it('lets a signed-out player in', async () => {
    const { user, onSignIn } = setup(unauthenticated);
    await user.click(await screen.findByRole('button', { name: 'Ingresar' }));
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  it('says what failed and tries again', async () => {
    let down = true;
    const { user } = setup(() => (down ? broken : answers(questFixture())));
    await screen.findByText('el servidor no respondió');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('3 de 5');
  });
});
