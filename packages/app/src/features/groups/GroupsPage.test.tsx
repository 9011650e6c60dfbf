// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { groupListFixture, groupSummaryFixture } from '@arma11/testing/fixtures/groupFixtures';
import { mountPage, Refused, type Answers } from '../../testing/mountPage';
import { GroupsPage } from './GroupsPage';

afterEach(cleanup);

const mount = (answers: Answers) => mountPage({ path: '/play/grupos', page: <GroupsPage />, answers });
const posts = (sent: ReturnType<typeof mount>) => sent.filter(({ method }) => method === 'POST');
const MAKE = 'POST plus/groups/';
const none: Answers = { 'GET plus/groups/': [], [MAKE]: groupSummaryFixture({ id: 9 }) };

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Crear grupo' }));
  return within(await screen.findByRole('dialog'));
}

describe('the list of one’s groups', () => {
  it('names each with its people and one’s place, and leads to it', async () => {
    mount({ 'GET plus/groups/': groupListFixture });
    const link = (await screen.findByText('Los del barrio')).closest('a');
    expect(link?.getAttribute('href')).toBe('/play/grupos/1');
    expect(link?.textContent).toContain('6 personas · Vas 2.º');
    expect((await screen.findByText('La promoción del noventa y ocho')).closest('a')?.textContent).toContain(
      '1 persona · Aún sin puntos',
    );
  });

  it('says to who is in none what a group is for, and the two ways into one', async () => {
    mount(none);
    expect(await screen.findByText('Junta a tus amigos: sus salas suman puntos toda la temporada.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tengo un código' }).getAttribute('href')).toBe('/play/grupos/entrar');
  });
});

describe('making a group', () => {
  it('sends name, crest and what counts once, however often the button is tapped, and leads to the group', async () => {
    const sent = mount(none);
    const form = await open();
    await userEvent.type(form.getByLabelText('Nombre del grupo'), '  Los del barrio ');
    await userEvent.click(form.getByRole('radio', { name: 'Corona' }));
    await userEvent.click(form.getByRole('radio', { name: /^Predicciones/ }));
    await userEvent.dblClick(form.getByRole('button', { name: 'Crear grupo' }));
    expect(await screen.findByText('estás en /play/grupos/9')).toBeTruthy();
    expect(posts(sent).map(({ body }) => body)).toEqual([{ name: 'Los del barrio', crest: 3, counts: 'predictions' }]);
    expect((posts(sent)[0] as { headers?: Record<string, string> }).headers).toHaveProperty('idempotency-key');
  });

  it('asks for a name of three letters before anything is sent', async () => {
    const sent = mount(none);
    const form = await open();
    await userEvent.type(form.getByLabelText('Nombre del grupo'), 'Yo{Enter}');
    expect(form.getByRole('alert').textContent).toBe('Escribe un nombre de 3 a 40 letras.');
    expect(document.activeElement).toBe(form.getByLabelText('Nombre del grupo'));
    expect(posts(sent)).toEqual([]);
  });

  it('shows a refusal in the server’s words and keeps what was typed', async () => {
    mount({ ...none, [MAKE]: new Refused(409, 'LIMITE_ALCANZADO', 'Ya estás en 20 grupos.') });
    const form = await open();
    await userEvent.type(form.getByLabelText('Nombre del grupo'), 'Los del barrio{Enter}');
    expect(await form.findByText('Ya estás en 20 grupos.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Nombre del grupo').value).toBe('Los del barrio');
  });
});
