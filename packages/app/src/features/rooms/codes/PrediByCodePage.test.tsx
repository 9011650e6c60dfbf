// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mountPage, Refused, type Answers } from '../../../testing/mountPage';
import { match, player, sala } from '../../../testing/prediFixtures';
import { PrediByCodePage } from './PrediByCodePage';

afterEach(cleanup);

const READ = 'GET predi/sala-get/code/ABCDEFGHJK/';
const friends = sala({ is_admin: false, cod_access: null, owner: { ...sala().owner!, id: 2, username: 'beto' } });
const known: Answers = {
  'GET users/get-data/': player,
  [READ]: { ...friends, join_allowed: true, reason: null },
  'GET partidos/list-of-predi/code/?code=ABCDEFGHJK': [match(1)],
  'POST predi/ins-predi/ins-user/': { status: 'ok', user_ins: 9, predi: { ...friends, user_ins: 9 }, saldo: 280 },
};
const mount = (at = '/predi/sala-join', answers: Answers = known) =>
  mountPage({ path: '/predi/sala-join', at, page: <PrediByCodePage />, answers });

function search(code: string) {
  fireEvent.change(screen.getByLabelText('Código de la sala'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Buscar sala' }));
}

describe('a friend’s room by its code', () => {
  it('asks for nothing while the code cannot be one', async () => {
    const sent = mount();
    search('ABC');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No encontramos ese código. Revísalo: son 10 letras o números.',
    );
    expect(sent.filter(({ path }) => path.includes('code'))).toEqual([]);
  });

  it('shows the room and its matches, asks before paying, and leads inside', async () => {
    const sent = mount();
    search('abcde fghjk');
    fireEvent.click(await screen.findByRole('button', { name: /^Unirme: Los del barrio/ }));
    expect(await screen.findByText('Local 1')).toBeTruthy();
    expect(screen.getByText('La creó beto.')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Pagar S/ 2.00' }));
    expect(await screen.findByText('estás en /predi/sala/77')).toBeTruthy();
    const [join] = sent.filter(({ method }) => method === 'POST');
    expect(join!.body).toEqual({ predi: 77, code: 'ABCDEFGHJK' });
  });

  it('opens the room of a link at once, before the field of its code', async () => {
    mount('/predi/sala-join?code=ABCDE-FGHJK&predi=77');
    const room = await screen.findByRole('heading', { name: 'Los del barrio' });
    const code = screen.getByLabelText<HTMLInputElement>('Código de la sala');
    expect(code.value).toBe('ABCDE-FGHJK');
    expect(room.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('gives the seat of a pool that was played elsewhere, also once the room has closed (rules R17.4)', async () => {
    const closed = { ...friends, estado: 'en_vivo', progress: '1', amount_ins: 0 } as const;
    const seat = { person: 'KAW', answered: 54 };
    const sent = mount('/predi/sala-join?code=ABCDEFGHJK', {
      ...known,
      [READ]: { ...closed, join_allowed: true, reason: null, seat },
    });
    expect(await screen.findByText('Este código es del asiento de KAW, con 54 respuestas guardadas.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Quedarme con este asiento' }));
    expect(await screen.findByText('estás en /predi/sala/77')).toBeTruthy();
    const [claimed] = sent.filter(({ method }) => method === 'POST');
    expect(claimed!.body).toEqual({ predi: 77, code: 'ABCDEFGHJK' });
  });

  it('says of a seat that somebody has taken why, and offers none', async () => {
    const reason = 'Ese asiento ya tiene dueño.';
    const seat = { person: 'KAW', answered: 54 };
    mount('/predi/sala-join?code=ABCDEFGHJK', { ...known, [READ]: { ...friends, join_allowed: false, reason, seat } });
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /asiento/ })).toBeNull();
  });

  it('says why no seat can be taken, and offers none', async () => {
    const reason = 'Esta sala ya se llenó.';
    mount('/predi/sala-join?code=ABCDEFGHJK', { ...known, [READ]: { ...friends, join_allowed: false, reason } });
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Unirme/ })).toBeNull();
  });

  it.each([
    [new Refused(404, 'CODIGO_NO_EXISTE', 'x'), 'No encontramos ese código. Revísalo: son 10 letras o números.'],
    [
      new Refused(429, 'DEMASIADOS', 'Demasiados intentos. Espera unos minutos.'),
      'Demasiados intentos. Espera unos minutos.',
    ],
  ])('shows a refusal at the field, keeps what was typed and does not ask for the matches', async (refused, words) => {
    const sent = mount('/predi/sala-join', { ...known, [READ]: refused });
    search('ABCDEFGHJK');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByLabelText<HTMLInputElement>('Código de la sala').value).toBe('ABCDE-FGHJK');
    expect(sent.filter(({ path }) => path.startsWith('partidos/'))).toEqual([]);
  });

  it('asks again for the same code when it is sent again', async () => {
    const sent = mount('/predi/sala-join?code=ABCDEFGHJK', {
      ...known,
      [READ]: new Refused(404, 'CODIGO_NO_EXISTE', 'x'),
    });
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Buscar sala' }));
    await waitFor(() => expect(sent.filter(({ path }) => path.includes('sala-get'))).toHaveLength(2));
  });
});
