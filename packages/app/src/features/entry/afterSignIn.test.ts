import { expect, it } from 'vitest';
import { afterSignIn } from './afterSignIn';

it.each([
  ['otherwise the user goes to /play', false, null, '/play'],
  ["otherwise the user goes to 'from'", false, '/predi/sala/4?x=1', '/predi/sala/4?x=1'],
  ["a 'from' on another site counts as none", false, 'https://evil.example/', '/play'],
  ["a 'from' that only looks like a path counts as none", false, '//evil.example', '/play'],
  [
    "if user.is_reset is true, the user goes to the profile edit page (keeping 'from')",
    true,
    '/predi/sala/4?x=1',
    '/users/profile/?from=%2Fpredi%2Fsala%2F4%3Fx%3D1',
  ],
  ['and to /play from there when there was none', true, null, '/users/profile/?from=%2Fplay'],
])('%s', (_, is_reset, from, path) => {
  expect(afterSignIn({ is_reset }, from)).toBe(path);
});
