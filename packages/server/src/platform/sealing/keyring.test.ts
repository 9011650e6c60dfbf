import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_KEY, encryptionKeysOf } from './encryptionConfig';
import { keyring } from './keyring';

const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
const key = (id: string) => ({ id, secret: random(32) });
const [old, fresh] = [key('2025'), key('2026')];
const ring = keyring([old], random);
const place = { table: 'app_user', column: 'document_sealed', row: 7 };

describe('a sealed value', () => {
  it('opens where it lies, and tells nothing but the name of its key', async () => {
    const sealed = await ring.seal('45678912', place);
    expect(sealed).toMatch(/^v1:2025:[A-Za-z0-9+/]+={0,2}$/);
    expect(await ring.open(sealed, place)).toBe('45678912');
    expect(await ring.seal('45678912', place)).not.toBe(sealed);
    expect(await ring.open(await ring.seal('Ñandú 🥅', place), place)).toBe('Ñandú 🥅');
  });

  it.each([
    { ...place, row: 8 },
    { ...place, column: 'birth_sealed' },
    { ...place, table: 'withdrawal' },
  ])('does not open at %j', async (elsewhere) => {
    await expect(ring.open(await ring.seal('45678912', place), elsewhere)).rejects.toThrow(
      `${elsewhere.table}.${elsewhere.column}:${elsewhere.row} does not open with the key "2025"`,
    );
  });

  it('opens with an older key, while the newest seals', async () => {
    const sealed = await ring.seal('45678912', place);
    const both = keyring([fresh, old], random);
    expect(await both.open(sealed, place)).toBe('45678912');
    expect(await both.seal('45678912', place)).toMatch(/^v1:2026:/);
  });

  it('does not open without its key, with another of that name, or once it was touched', async () => {
    const sealed = await ring.seal('45678912', place);
    await expect(keyring([fresh], random).open(sealed, place)).rejects.toThrow(
      'app_user.document_sealed:7 is sealed with the key "2025", which ENCRYPTION_KEYS does not have.',
    );
    await expect(keyring([key('2025')], random).open(sealed, place)).rejects.toThrow('does not open');
    const touched = sealed.replace(/.(?=.{6}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    await expect(ring.open(touched, place)).rejects.toThrow('does not open');
    await expect(ring.open('45678912', place)).rejects.toThrow('is not a sealed value');
    await expect(ring.open('v1:2025:', place)).rejects.toThrow('does not open');
  });

  it('of bytes opens to the same bytes, there alone', async () => {
    const [bytes, there] = [random(100_000), { table: 'receipt', column: 'file', row: 'a' }];
    const sealed = await ring.sealBytes(bytes, there);
    expect(Buffer.from(sealed).includes(Buffer.from(bytes.subarray(0, 16)))).toBe(false);
    expect(await ring.openBytes(sealed, there)).toEqual(bytes);
    await expect(ring.openBytes(sealed, { ...there, row: 'b' })).rejects.toThrow('does not open');
  });
});

it('without a variable the key is the development’s, which is no secret', () => {
  expect(encryptionKeysOf({})).toEqual([DEVELOPMENT_KEY]);
});
