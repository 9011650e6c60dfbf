import { describe, expect, it } from 'vitest';
import { validateLogin, validateProfile } from './profile';

describe('login: the email needs more than 5 characters and the password more than 3', () => {
  it.each([
    ['a@b.pe', 'abcd', true],
    ['a@b.p', 'abcd', false],
    ['a@b.pe', 'abc', false],
    ['', '', false],
    ['  a@b.p  ', 'abcd', false],
    ['a@b.pe', '    ', true],
    ['a@b.pe', '⚽⚽⚽', false],
    ['a@b.pe', '🥅🥅', false],
  ])("%j with %j: 'Email o contraseña incorrectos :(' unless %s", (email, password, passes) => {
    expect(validateLogin({ email, password })).toBe(passes ? null : 'Email o contraseña incorrectos :(');
  });
});

describe('profile', () => {
  const short = 'Nick de usuario muy corto';
  it.each([
    ['rosa', { username: short }],
    ['rosa1', {}],
    ['  rosa ', { username: short }],
    ['', { username: short }],
  ])("the username %j needs at least 5 characters, else 'Nick de usuario muy corto'", (username, problems) => {
    expect(validateProfile({ username })).toEqual(problems);
  });

  it.each([
    ['', {}],
    [undefined, {}],
    ['123456', { password: 'Password muy corto' }],
    ['1234567', {}],
  ])("the password %j, if given, needs more than 6 characters, else 'Password muy corto'", (password, problems) => {
    expect(validateProfile({ username: 'rosa_10', password })).toEqual(problems);
  });

  it.each([
    ['1234567', '1234567', {}],
    ['1234567', '1234568', { repeat: 'Las contraseñas no coinciden' }],
    ['1234567', '', { repeat: 'Las contraseñas no coinciden' }],
    ['', '1234567', { repeat: 'Las contraseñas no coinciden' }],
    ['', '', {}],
    ['1234567', undefined, {}],
  ])('the password %j is compared with the repeat %j', (password, repeat, problems) => {
    expect(validateProfile({ username: 'rosa_10', password, repeat })).toEqual(problems);
  });

  it('names every field that is wrong at once', () => {
    expect(Object.keys(validateProfile({ username: 'ro', password: '1', repeat: '2' }))).toEqual([
      'username',
      'password',
      'repeat',
    ]);
  });
});
