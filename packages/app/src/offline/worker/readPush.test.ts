import { expect, it } from 'vitest';
import { readPush } from './readPush';

it('reads a notice as the server sends it', () => {
  const sent = { title: 'Ganaste', body: 'S/ 5.00', link: '/compe/sala/7', tag: 'premio:room:7' };
  expect(readPush(JSON.stringify(sent))).toEqual(sent);
});

it.each([undefined, '', 'hola', 'null', '{}', '{"title":null}'])('shows something for %j', (text) => {
  expect(readPush(text)).toEqual({
    title: 'Arma Tu 11',
    body: 'Tienes un aviso nuevo.',
    link: '/play',
    tag: 'aviso',
  });
});

it.each(['https://otro.example/', '//otro.example/', 'javascript:alert(1)', 'compe', null])(
  'never leads to %j',
  (link) => {
    expect(readPush(JSON.stringify({ title: 'x', link })).link).toBe('/play');
  },
);
