import { expect, it } from 'vitest';
import { sectionOf } from './sectionOf';

it.each([
  ['/play', 'inicio'],
  ['/compe/sala/7/ranking', 'inicio'],
  ['/predi/sala/7/rapida', 'inicio'],
  ['/casual/sala/7', 'inicio'],
  ['/play/ligas-compe', 'inicio'],
  ['/play/billetera/', 'saldo'],
  ['/play/pay-qr', 'saldo'],
  ['/play/aficiones/top', 'stats'],
  ['/users/profile/', 'club'],
  ['/users/profile/verify-user/', 'club'],
  ['/users/profile/rosa_10', undefined],
  ['/play/items/galery/buddys', 'club'],
  ['/play/grupos/7/muro', 'inicio'],
  ['/play/quest', 'mision'],
  ['/operador/salas', undefined],
  ['/players', undefined],
])('the page %s belongs to the destination %s', (pathname, section) => {
  expect(sectionOf(pathname)).toBe(section);
});
