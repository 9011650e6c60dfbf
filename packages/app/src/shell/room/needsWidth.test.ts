import { expect, it } from 'vitest';
import { needsWidth } from './needsWidth';

it.each(['/compe/sala/12', '/compe/sala/12/', '/casual/sala/7', '/compe/sala/12/duelo/4', '/predi/sala/3/duelo/9/'])(
  'the page at %s takes all of the width',
  (path) => expect(needsWidth(path)).toBe(true),
);

it.each(['/compe/sala/12/ranking', '/casual/sala/7/puntos', '/predi/sala/3', '/compe/sala/ins', '/play'])(
  'the page at %s leaves room for the aside',
  (path) => expect(needsWidth(path)).toBe(false),
);
