import { expect, it } from 'vitest';
import { localPhone, storedPhone } from './phone';

it.each([
  ['987654321', '987654321'],
  ['987 654 321', '987654321'],
  ['987-654-321', '987654321'],
  ['+51987654321', '987654321'],
  ['+51 987 654 321', '987654321'],
  ['887654321', null],
  ['98765432', null],
  ['9876543210', null],
  ['51987654321', null],
  ['+52987654321', null],
  ['+51+51987654321', null],
  ['98765+514321', null],
  ['٩٨٧٦٥٤٣٢١', null],
  ['98765432a', null],
  ['', null],
])('the phone %j is the mobile %j', (input, digits) => {
  expect(localPhone(input)).toBe(digits);
  expect(storedPhone(input)).toBe(digits === null ? null : `+51${digits}`);
});
