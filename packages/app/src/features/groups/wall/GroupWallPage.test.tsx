// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  FRIENDS,
  groupFixture,
  groupPostFixture,
  groupPostsFixture,
  groupWallFixture,
  olderWallFixture,
} from '@arma11/testing/fixtures/groupFixtures';
import type { TransportRequest } from '@arma11/core';
import type { Group, GroupPost } from '@arma11/core/back-office';
import type { ReactionEmoji } from '@arma11/core/contract';
import { mountPage, Refused, type Answers } from '../../../testing/mountPage';
import { player } from '../../../testing/prediFixtures';
import { GroupWallPage } from './GroupWallPage';

// Avatars and reactions of a whole wall are drawn: a busy machine takes its time.
vi.setConfig({ testTimeout: 20_000 });

afterEach(cleanup);

const WALL = 'plus/groups/1/wall/';
const me = { ...FRIENDS.me };
const own = groupPostFixture({ id: 30, user: me, text: 'Ya entré' });

const mount = (answers: Answers = {}, context: Group = groupFixture()) =>
  mountPage({
    path: '/play/grupos/1/muro',
    page: <GroupWallPage />,
    context,
    answers: {
      'GET users/get-data/': { ...player, id: me.id },
      [`GET ${WALL}`]: groupWallFixture(),
      [`GET ${WALL}?before=22`]: olderWallFixture,
      [`POST ${WALL}`]: own,
      ...answers,
    },
  });
const writes = (sent: TransportRequest[]) => sent.filter(({ method }) => method !== 'GET');
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Escribe al grupo');
const article = (name: RegExp) => screen.findByRole('article', { name });

describe('writing on the wall', () => {
  it('shows one’s own post at once, empties the field and sends it once', async () => {
    let answer: (post: GroupPost) => void = () => undefined;
    const sent = mount({ [`POST ${WALL}`]: () => new Promise((resolve) => (answer = resolve)) });
    await userEvent.type(await field(), '  Ya entré ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect((await screen.findByRole('article', { name: 'Publicando…' })).textContent).toContain('Ya entré');
    expect((await field()).value).toBe('');
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    answer(own);
    expect((await screen.findByText('Ya entré')).closest('article')).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Publicando…' })).toBeNull();
    expect(writes(sent).map(({ body }) => body)).toEqual([{ text: 'Ya entré' }]);
  });

  it('gives back to the field what was refused, with the reason', async () => {
    mount({ [`POST ${WALL}`]: new Refused(429, 'MUY_SEGUIDO', 'Espera un minuto antes de escribir otra vez.') });
    await userEvent.type(await field(), 'Ya entré');
    await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
    expect((await screen.findByText(/No se publicó/)).textContent).toContain('Espera un minuto');
    expect((await field()).value).toBe('Ya entré');
    expect(screen.queryByRole('article', { name: 'Publicando…' })).toBeNull();
  });

  it('counts the letters and sends no more than 280', async () => {
    const sent = mount();
    fireEvent.change(await field(), { target: { value: 'a'.repeat(281) } });
    expect(screen.getByText('281 de 280').getAttribute('data-over')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
    fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true });
    expect(writes(sent)).toEqual([]);
  });

  it('is not offered to who is silenced, who reads until when and why', async () => {
    mount({ [`GET ${WALL}`]: groupWallFixture({ silenced_until: '2026-06-18T15:00:00Z' }) });
    expect((await screen.findByText(/No puedes escribir en ningún muro/)).textContent).toContain('jue 18 jun 10:00 H');
    expect(screen.queryByLabelText('Escribe al grupo')).toBeNull();
  });
});

describe('reading the wall', () => {
  it('tells what happened in the reader’s words, and leads from a new room to the rooms', async () => {
    mount();
    expect(await screen.findByText('Rosita te pasó por 7')).toBeTruthy();
    expect(screen.getByText('Pasaste a Beto por 2')).toBeTruthy();
    expect(screen.getByText('Hay una sala nueva: Sala Norte').getAttribute('href')).toBe('/play/grupos/1/salas');
  });

  it('brings what stood before with a tap, until there is nothing more', async () => {
    mount();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver anteriores' }));
    expect(await screen.findByText('Entró Ana_Belén')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
  });

  it('says how many posts of others have come', async () => {
    let posts = groupPostsFixture;
    mount({ [`GET ${WALL}`]: () => groupWallFixture({ posts }) });
    await field();
    posts = [groupPostFixture({ id: 31, user: FRIENDS.beto, text: 'Voy' }), ...posts];
    // As TanStack Query reads again what is shown when the window has the focus again.
    await new Promise((resolve) => setTimeout(resolve, 10));
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('1 mensaje nuevo en el muro.')).toBeTruthy();
  });
});

describe('reactions', () => {
  const path = 'PUT plus/groups/1/wall/29/reaction/';
  const [post] = groupPostsFixture;
  const given = (emoji: ReactionEmoji | null): GroupPost => ({
    ...post!,
    mine: emoji,
    counts: post!.counts.map((each) => ({
      ...each,
      count: each.count + Number(each.emoji === emoji) - Number(each.emoji === post!.mine),
    })),
  });

  it('are buttons with their count; one’s own moves from one to another, and is taken back', async () => {
    const sent = mount({
      [path]: ({ body }: TransportRequest) => given((body as { emoji: ReactionEmoji | null }).emoji),
    });
    const theirs = within(await article(/^Rosita hace/));
    expect(theirs.getByRole('button', { name: 'Fuego, 3' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(theirs.getByRole('button', { name: 'Aplauso, 0' }));
    expect((await theirs.findByRole('button', { name: 'Aplauso, 1' })).getAttribute('aria-pressed')).toBe('true');
    expect(theirs.getByRole('button', { name: 'Fuego, 2' })).toBeTruthy();
    await userEvent.click(theirs.getByRole('button', { name: 'Aplauso, 1' }));
    expect(await theirs.findByRole('button', { name: 'Aplauso, 0' })).toBeTruthy();
    await waitFor(() => expect(writes(sent).map(({ body }) => body)).toEqual([{ emoji: '👏' }, { emoji: null }]));
  });

  it('are as they were when the server refuses one', async () => {
    mount({ [path]: new Refused(409, 'NO_SE_PUEDE', 'Ya no estás en este grupo.') });
    const theirs = within(await article(/^Rosita hace/));
    await userEvent.click(theirs.getByRole('button', { name: 'Aplauso, 0' }));
    expect(await screen.findByText(/No se guardó tu reacción. Ya no estás/)).toBeTruthy();
    expect(await theirs.findByRole('button', { name: 'Aplauso, 0' })).toBeTruthy();
  });
});

describe('what can be done with a post', () => {
  const opened = async (name: RegExp, opener: RegExp) => {
    await userEvent.click(within(await article(name)).getByRole('button', { name: opener }));
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };

  it('is to erase one’s own, to report or mute that of others, and for the leader to take it from the wall', async () => {
    mount();
    expect(await opened(/^Tú/, /^Opciones de tu mensaje/)).toEqual(['Borrar']);
    await userEvent.keyboard('{Escape}');
    expect(await opened(/^Rosita hace/, /^Opciones/)).toEqual(['Reportar', 'Silenciar a Rosita']);
    cleanup();
    mount({}, groupFixture({ mine: true }));
    expect(await opened(/^Rosita hace/, /^Opciones/)).toEqual(['Reportar', 'Silenciar a Rosita', 'Quitar del muro']);
  });

  it('is not done to what happened', async () => {
    mount();
    const event = within(await article(/^Rosita te pasó por 7/));
    expect(event.queryByRole('button', { name: /^Opciones/ })).toBeNull();
  });

  it('is asked before a post is erased, which is then gone and said', async () => {
    const kept = groupPostsFixture.filter(({ id }) => id !== 27);
    let posts = groupPostsFixture;
    const sent = mount({
      [`GET ${WALL}`]: () => groupWallFixture({ posts }),
      'DELETE plus/groups/1/wall/27/': () => {
        posts = kept;
        return { status: 'ok' };
      },
    });
    await opened(/^Tú/, /^Opciones de tu mensaje/);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Borrar' }));
    expect(writes(sent)).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Borrar' }));
    expect(await screen.findByText('Mensaje borrado.')).toBeTruthy();
    expect(screen.queryByText(/Cambio a mi delantero/)).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Mensajes del muro/);
  });

  it('reports with a reason, and nothing is sent without one', async () => {
    const sent = mount({ 'PUT plus/groups/1/wall/29/report/': { status: 'ok' } });
    await opened(/^Rosita hace/, /^Opciones/);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reportar' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar reporte' }));
    expect(dialog.getByRole('alert').textContent).toBe('Elige una razón.');
    await userEvent.click(dialog.getByRole('radio', { name: 'Amenaza o acosa' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar reporte' }));
    expect(await screen.findByText('Reporte enviado. Ya no verás ese mensaje.')).toBeTruthy();
    expect(writes(sent).map(({ body }) => body)).toEqual([{ reason: 'threats' }]);
  });

  it('mutes whoever wrote it: what they said goes, what happened to them stays', async () => {
    const kept = groupPostsFixture.filter(({ kind, user }) => kind !== 'words' || user.id !== FRIENDS.rosita.id);
    let posts = groupPostsFixture;
    const sent = mount({
      [`GET ${WALL}`]: () => groupWallFixture({ posts }),
      'PUT plus/groups/1/members/901/mute/': () => {
        posts = kept;
        return { user: FRIENDS.rosita, muted: true };
      },
    });
    await opened(/^Rosita hace/, /^Opciones/);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Silenciar a Rosita' }));
    expect(await screen.findByText(/Ya no verás lo que escribe Rosita/)).toBeTruthy();
    expect(screen.queryByText(/Hoy no se salva nadie/)).toBeNull();
    expect(screen.getByText('Rosita te pasó por 7')).toBeTruthy();
    expect(writes(sent).map(({ body }) => body)).toEqual([{ muted: true }]);
  });
});

it('the wall is worked with the keyboard alone: write, react by Tab, and choose in the menu by arrows', async () => {
  mount({ 'PUT plus/groups/1/wall/29/reaction/': { ...groupPostsFixture[0]!, mine: '👏' } });
  await userEvent.click(await field());
  await userEvent.keyboard('Ya entré{Control>}{Enter}{/Control}');
  expect((await screen.findByText('Ya entré')).closest('article')).toBeTruthy();
  expect(document.activeElement).toBe(await field());

  const theirs = within(await article(/^Rosita hace/));
  const opener = theirs.getByRole('button', { name: /^Opciones/ });
  opener.focus();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Aplauso/);
  await userEvent.keyboard(' ');
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Golazo/);

  opener.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Reportar');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Silenciar a Rosita');
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe('Reportar');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(opener);
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
