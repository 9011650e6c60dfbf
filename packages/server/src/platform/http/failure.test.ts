import { expect, it } from 'vitest';
import { failureOf } from './failure';

const ofCode = (code: string) => failureOf(Object.assign(new Error('select secret'), { code }));

it('a database whose disk fails may yet hold what it was about to commit: ask again, with the same key (security I15, T-EIO)', () => {
  expect(ofCode('58030')).toMatchObject({ status: 503, code: 'MANTENIMIENTO', extra: { retry_after: 2 } });
});

it('what is wrong in the server itself is no reason to ask again, and is not told', () => {
  const { status, code, message } = ofCode('42601');
  expect([status, code]).toEqual([500, 'ERROR_INTERNO']);
  expect(message).not.toContain('select');
});
