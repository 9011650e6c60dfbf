// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mountPage, Refused, type Answers } from '../../../../testing/mountPage';
import { match, player, sala } from '../../../../testing/prediFixtures';
import { ChoiceSalaPage } from './ChoiceSalaPage';

afterEach(cleanup);

const SAVE = 'POST predi-partidos/match-predi-select/register/predictions/';
const market = (kind: string, question: string, pts: number) => ({
  kind,
  question,
  answers: [{ pts: 1 }, { pts }],
  selected: false,
});
const catalogue = { markets: [market('1x2', '¿Quién gana?', 4), market('goles', '¿Cuántos goles?', 2)] };
const draft = sala({ estado: 'borrador' });
const known: Answers = {
  'GET users/get-data/': player,
  'GET predi/sala/get/77/': draft,
  'GET predi-partidos/match-predi-select/list/77/': [],
  'GET partidos/list/in-predi/': [match(2), match(1)],
  'GET predi-partidos/match-predi/list/all-predictions/1/?predi=77': { match: match(1), ...catalogue },
  [SAVE]: { status: 'ok', predi: sala(), markets: 2 },
};
const mount = (answers: Answers = {}, query = '') =>
  mountPage({
    path: '/predi/choice-sala-predi/:idSala',
    at: `/predi/choice-sala-predi/77${query}`,
    page: <ChoiceSalaPage />,
    answers: { ...known, ...answers },
  });

async function chooseFirst() {
  fireEvent.click(await screen.findByRole('checkbox', { name: /Local 1/ }));
  fireEvent.click(await screen.findByRole('button', { name: '¿Cuántos goles? +2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Publicar sala' }));
}

describe('the owner’s choice of matches', () => {
  it('sends the matches with their questions, who wins unless told otherwise, and leads to sharing', async () => {
    const sent = mount();
    await chooseFirst();
    expect(await screen.findByText('estás en /predi/shared-sala-predi/77')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
      predi: 77,
      selections: [{ match: 1, kinds: ['1x2', 'goles'] }],
    });
  });

  it('puts the room into the group that it is for, and leads to sharing also where that is refused', async () => {
    const put = 'PUT plus/groups/5/rooms/77/';
    const sent = mount({ [put]: {} }, '?grupo=5');
    await chooseFirst();
    expect(await screen.findByText('estás en /predi/shared-sala-predi/77?grupo=5')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual(['plus/groups/5/rooms/77/']);
    cleanup();
    mount({ [put]: new Refused(409, 'YA_EN_GRUPO', 'Esa sala ya está en otro grupo.') }, '?grupo=5');
    await chooseFirst();
    expect(await screen.findByText('estás en /predi/shared-sala-predi/77?grupo=5')).toBeTruthy();
  });

  it('takes a whole jornada with one tap', async () => {
    const sent = mount();
    fireEvent.click(await screen.findByRole('button', { name: 'Toda la Fecha 1 (2)' }));
    fireEvent.click(screen.getByRole('button', { name: 'Publicar sala' }));
    expect(await screen.findByText('estás en /predi/shared-sala-predi/77')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({
      selections: expect.arrayContaining([
        { match: 1, kinds: ['1x2'] },
        { match: 2, kinds: ['1x2'] },
      ]),
    });
  });

  it('sends nothing without a match', async () => {
    const sent = mount();
    await screen.findAllByRole('checkbox');
    fireEvent.click(screen.getByRole('button', { name: 'Publicar sala' }));
    expect(screen.getByRole('status').textContent).toContain('Elige al menos un partido.');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('keeps the choice when it is refused, and says why', async () => {
    mount({ [SAVE]: new Refused(422, 'PARTIDO_MUY_PRONTO', 'Un partido empieza en menos de 30 minutos.') });
    await chooseFirst();
    expect(await screen.findByText('Un partido empieza en menos de 30 minutos.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Local 1/ }).checked).toBe(true);
  });

  it('shows what is chosen also where it is too near to be chosen again, and saves only changes', async () => {
    mount({
      'GET predi/sala/get/77/': sala(),
      'GET predi-partidos/match-predi-select/list/77/': [{ match: match(1), markets: [{ kind: '1x2' }] }],
      'GET partidos/list/in-predi/': [],
    });
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Local 1/ })).checked).toBe(true);
    expect(screen.getByRole('status').textContent).toContain('No hay cambios por guardar');
  });

  it.each([
    ['who did not make the room', { is_admin: false }, 'Solo quien creó la sala elige los partidos.'],
    ['a room with others in it', { num_players: 1 }, 'Ya entró alguien: los partidos y las preguntas no cambian.'],
    ['a room that has locked', { progress: '1' as const }, 'Esta sala ya cerró: ya no se puede cambiar.'],
  ])('is not for %s', async (_, changes, words) => {
    mount({ 'GET predi/sala/get/77/': sala(changes) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
