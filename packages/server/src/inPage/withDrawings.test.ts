import { expect, it } from 'vitest';
import { withDrawings } from './withDrawings';

it('puts a drawing in place of its address, and leaves the rest of the answer alone', () => {
  const json = withDrawings('{"logo":"/media/coin/1.svg","name":"/media/ no","list":["/play"]}');
  const { logo, ...rest } = JSON.parse(json) as { logo: string };
  expect(decodeURIComponent(logo)).toMatch(/^data:image\/svg\+xml,<svg /);
  expect(rest).toEqual({ name: '/media/ no', list: ['/play'] });
});

it('leaves an address that nothing draws', () => {
  expect(withDrawings('["/media/unknown.svg"]')).toBe('["/media/unknown.svg"]');
});
