import { describe, expect, it } from 'vitest';
import { argon2Hasher } from './argon2Hasher';
import { NOBODYS_HASH } from './login';

describe('argon2Hasher', () => {
  const hasher = argon2Hasher();

  it('verifies what it hashed and nothing else, with a salt of its own each time', async () => {
    const [first, second] = await Promise.all([hasher.hash('contraseña ñ'), hasher.hash('contraseña ñ')]);
    expect(first).not.toBe(second);
    expect(first).not.toContain('contraseña');
    expect(await hasher.verify(first, 'contraseña ñ')).toBe(true);
    expect(await hasher.verify(first, 'contraseña n')).toBe(false);
  });

  it('costs the same for an e-mail that nobody has', async () => {
    const cost = (hash: string) => hash.split('$').slice(1, 4).join('$');
    expect(cost(NOBODYS_HASH)).toBe(cost(await hasher.hash('x')));
    expect(await hasher.verify(NOBODYS_HASH, 'secreto1')).toBe(false);
  });

  it.each(['', 'plain', '$argon2id$v=19$broken'])('matches nothing with the unreadable hash %j', async (hash) => {
    expect(await hasher.verify(hash, '')).toBe(false);
  });

  it('lets 52 in at once and sends the rest away, then takes more', async () => {
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.verify(NOBODYS_HASH, 'x')));
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ status: 429, code: 'MUCHOS_INTENTOS' });
    expect(await hasher.verify(NOBODYS_HASH, 'x')).toBe(false);
  });
});
