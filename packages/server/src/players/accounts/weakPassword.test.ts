import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weakPassword';

const owner = { username: 'Rosa_Diez', email: 'rosita@arma11.test' };

describe('isWeakPassword', () => {
  it.each([
    '12345678',
    '87654321',
    'aaaaaaaaaa',
    'abababab',
    'qwertyuiop',
    'Arma11!',
    'Fútbol2026',
    'Password1',
    'rosa_diez1',
    'rosita99',
    'Contraseña1',
  ])('says so of %s', (password) => {
    expect(isWeakPassword(password, owner)).toBe(true);
  });

  it.each(['jugar2026', 'un café con leche', 'x9$kLm2!', 'rosita come ceviche', 'mi futbol de los domingos'])(
    'lets %s pass',
    (password) => {
      expect(isWeakPassword(password, owner)).toBe(false);
    },
  );
});
