import { expect, it } from 'vitest';
import { NOBODYS_HASH } from '../players/accounts/login';
import { pbkdf2Hasher } from './pbkdf2Hasher';

const { hash, verify } = pbkdf2Hasher();

it('knows a password again, and no other', async () => {
  const stored = await hash('jugar2026');
  expect(stored).not.toContain('jugar2026');
  expect(await verify(stored, 'jugar2026')).toBe(true);
  expect(await verify(stored, 'jugar2027')).toBe(false);
});

it('hashes the same password differently each time', async () => {
  expect(await hash('jugar2026')).not.toBe(await hash('jugar2026'));
});

it.each([NOBODYS_HASH, '', 'pbkdf2-sha256:x:%:%'])('matches nothing with %j', async (stored) => {
  expect(await verify(stored, 'jugar2026')).toBe(false);
});
