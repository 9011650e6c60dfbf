import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReactionEmoji, RoomReactions } from '@arma11/core/contract';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { reactionsFixture } from '@arma11/testing/fixtures/rankingFixture';
import {
  answers,
  broken,
  refuses,
  unauthenticated,
  type FixtureRoutes,
} from '@arma11/testing/transports/fixtureTransport';
import { partnerPage } from '../fixtures/embedFixture';
import { renderWidget } from '../fixtures/renderWidget';
import { Reactions, type ReactionsProps } from './Reactions';
import { withReaction } from './withReaction';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const readAt = 'GET plus/reactions/predi/77/';
const reactAt = 'PUT plus/reactions/predi/77/';

/** A server that counts. */
function server(given: Partial<RoomReactions> = {}): FixtureRoutes {
  let now = reactionsFixture(given);
  return {
    'GET users/get-data/': answers(playerFixture()),
    [readAt]: () => answers(now),
    [reactAt]: ({ body }) => {
      now = withReaction(now, (body as { emoji: ReactionEmoji | null }).emoji);
      return answers(now);
    },
  };
}
const setup = (routes: FixtureRoutes = server(), props: Partial<ReactionsProps> = {}) => {
  const onReact = vi.fn();
  const view = renderWidget(routes, <Reactions kind="predi" salaId={77} onReact={onReact} {...props} />);
  return { ...view, onReact, bodies: () => view.sent().map(({ body }) => body) };
};
const button = (name: string) => screen.findByRole('button', { name });
const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((each) => each.getAttribute('aria-pressed') === 'true')
    .map((each) => each.getAttribute('aria-label'));

describe('the reactions to a room', () => {
  it('are five buttons in one group, each named with its count', async () => {
    setup();
    await screen.findByRole('group', { name: 'Reacciones' });
    expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Aplauso, 12',
      'Golazo, 3',
      'Fuego, 40',
      'Risa, 0',
      'Susto, 1',
    ]);
    expect(pressed()).toEqual([]);
  });

  it('count the player’s own at once, and tell the page when it is stored', async () => {
    const { user, onReact, bodies } = setup();
    await user.click(await button('Risa, 0'));
    expect(pressed()).toEqual(['Risa, 1']);
    await waitFor(() => expect(onReact).toHaveBeenCalledExactlyOnceWith({ emoji: '😂' }));
    expect(bodies()).toEqual([{ emoji: '😂' }]);
  });

  it('are changed by another, and taken back by the same', async () => {
    const { user, onReact } = setup(server({ mine: '🔥' }));
    await user.click(await button('Aplauso, 12'));
    await waitFor(() => expect(pressed()).toEqual(['Aplauso, 13']));
    await button('Fuego, 39');
    await waitFor(() => expect(onReact).toHaveBeenCalledOnce());
    await user.click(await button('Aplauso, 13'));
    await waitFor(() => expect(onReact).toHaveBeenLastCalledWith({ emoji: null }));
    expect(pressed()).toEqual([]);
  });

  it('send the last of several quick taps, not each', async () => {
    const { user, onReact, bodies } = setup();
    for (const name of ['Aplauso, 12', 'Golazo, 3', 'Fuego, 40', 'Susto, 1']) await user.click(await button(name));
    await waitFor(() => expect(onReact).toHaveBeenLastCalledWith({ emoji: '😱' }));
    expect(bodies().at(-1)).toEqual({ emoji: '😱' });
    expect(pressed()).toEqual(['Susto, 2']);
  });

  it('show a refusal in the words of the server, and what was before', async () => {
    const slow = refuses(429, 'MUCHOS_INTENTOS', 'Vas muy rápido. Espera 12 segundos.', { retry_after: 12 });
    const { user, onReact } = setup({ ...server({ mine: '👏' }), [reactAt]: slow });
    await user.click(await button('Risa, 0'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('No se guardó tu reacción. Vas muy rápido. Espera 12 segundos.');
    expect(pressed()).toEqual(['Aplauso, 12']);
    expect(onReact).not.toHaveBeenCalled();
  });

  it('are only counted where they may not be given', async () => {
    setup(server(), { readonly: true });
    await screen.findByText('Fuego, 40');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a visitor without an account, on a partner’s page', () => {
  const visitor: FixtureRoutes = { [readAt]: answers(reactionsFixture()), 'GET plus/embed/viewer/': unauthenticated };
  const viewer = answers({ handle: 'eh_a', username: 'rosa', saldo: null, local_contry: 'PEN', scopes: [] });

  it('signs in by a tap, and what they chose is sent then', async () => {
    const page = partnerPage(visitor, { ...server(), 'GET plus/embed/viewer/': viewer });
    page.show(<Reactions kind="predi" salaId={77} />);
    await page.user.click(await button('Risa, 0'));
    expect(page.opened).toHaveLength(1);
    expect(pressed()).toEqual(['Risa, 1']);
    expect(page.sent()).toEqual([]);
    page.grant();
    await waitFor(() => expect(page.sent().map(({ body }) => body)).toEqual([{ emoji: '😂' }]));
    await waitFor(() => expect(pressed()).toEqual(['Risa, 1']));
  });

  it('gives up what they chose with the sign-in', async () => {
    const page = partnerPage(visitor, { ...server(), 'GET plus/embed/viewer/': viewer });
    page.show(<Reactions kind="predi" salaId={77} />);
    await page.user.click(await button('Risa, 0'));
    await page.user.click(await button('Cancelar'));
    await waitFor(() => expect(pressed()).toEqual([]));
    expect(localStorage).toHaveLength(0);
  });

  it('sees the counts where nobody can sign in', async () => {
    partnerPage(visitor, {}, { auth: { mode: 'preview' } }).show(<Reactions kind="predi" salaId={77} />);
    await screen.findByText('Fuego, 40');
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});

describe('without reactions to show', () => {
  it('says that they are loading', async () => {
    setup({ ...server(), [readAt]: 'hangs' });
    await screen.findByText('Cargando reacciones…');
  });

  it('says that there is no such room', async () => {
    setup({ ...server(), [readAt]: refuses(404, 'NO_EXISTE', 'No.') });
    await screen.findByText('No encontramos esta sala.');
  });

  it('lets a signed-out player in', async () => {
    const { user, onSignIn } = setup({ ...server(), [readAt]: unauthenticated });
    await user.click(await button('Ingresar'));
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  it('says what failed and tries again', async () => {
    let down = true;
    const { user } = setup({ ...server(), [readAt]: () => (down ? broken : answers(reactionsFixture())) });
    await screen.findByText('el servidor no respondió');
    down = false;
    await user.click(await button('Reintentar'));
    await button('Aplauso, 12');
  });
});
