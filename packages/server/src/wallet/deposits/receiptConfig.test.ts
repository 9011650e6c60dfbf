import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { receiptProblem, receiptsOf, receiptVariables } from './receiptConfig';

const read = (variables: Record<string, string>) => z.object(receiptVariables).safeParse(variables);
const said = (variables: Record<string, string>) => read(variables).error?.issues.map(({ message }) => message) ?? [];
const KEY = { RECEIPTS_ACCESS_KEY_ID: 'AKIDEXAMPLE', RECEIPTS_SECRET_ACCESS_KEY: 'very-secret' };

describe('the place of receipts', () => {
  it.each([
    'file:///srv/receipts',
    'file:///r',
    'https://s3.test/bucket',
    'https://s3.test/b',
    'http://s3.test/bucket',
  ])('may be %s', (RECEIPTS_URL) => {
    expect(said({ RECEIPTS_URL })).toEqual([]);
  });

  it.each([
    '',
    'srv/receipts',
    'ftp://s3.test/bucket',
    'https://s3.test/',
    'file://host/receipts',
    'https://user@s3.test/bucket',
    'https://:very-secret@s3.test/bucket',
    'https://s3.test/bucket?key=very-secret',
    'https://s3.test/bucket#key',
  ])('is not %j', (RECEIPTS_URL) => {
    expect(said({ RECEIPTS_URL })).toEqual([
      'must be a folder like file:///srv/arma11/receipts or a bucket like https://s3.example/bucket',
    ]);
  });

  it('is the rows themselves, a folder, or a bucket in its region or the usual one', () => {
    expect(receiptsOf({})).toEqual({ place: null, days: 90 });
    expect(receiptsOf({ RECEIPTS_URL: 'file:///srv/receipts', RECEIPT_DAYS: 30 })).toEqual({
      place: { folder: '/srv/receipts' },
      days: 30,
    });
    const bucket = { url: 'https://s3.test/bucket', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'very-secret' };
    const asked = { RECEIPTS_URL: 'https://s3.test/bucket', ...KEY };
    expect(receiptsOf(asked).place).toEqual({ bucket: { ...bucket, region: 'us-east-1' } });
    expect(receiptsOf({ ...asked, RECEIPTS_REGION: 'auto' }).place).toEqual({ bucket: { ...bucket, region: 'auto' } });
  });

  it('lacks a key only where it is a bucket, and says which', () => {
    const missing = (name: string) => `${name} is missing: the bucket of RECEIPTS_URL needs an access key.`;
    const RECEIPTS_URL = 'https://s3.test/bucket';
    expect(receiptProblem({})).toBeNull();
    expect(receiptProblem({ RECEIPTS_URL: 'file:///srv/receipts' })).toBeNull();
    expect(receiptProblem({ RECEIPTS_URL, ...KEY })).toBeNull();
    expect(receiptProblem({ RECEIPTS_URL })).toBe(missing('RECEIPTS_ACCESS_KEY_ID'));
    expect(receiptProblem({ RECEIPTS_URL, RECEIPTS_ACCESS_KEY_ID: 'AKIDEXAMPLE' })).toBe(
      missing('RECEIPTS_SECRET_ACCESS_KEY'),
    );
  });
});

it.each([
  [
    'RECEIPTS_REGION',
    ['us-east-1', 'eu', 'a'.repeat(40)],
    ['a', 'a'.repeat(41), 'US-EAST-1', 'us east', 'us-east-1!', '!us'],
  ],
  ['RECEIPTS_ACCESS_KEY_ID', ['abc', 'a'.repeat(128)], ['ab', 'a'.repeat(129), 'abc def', ' abc', 'abc ']],
  ['RECEIPTS_SECRET_ACCESS_KEY', ['12345678', 'a'.repeat(200)], ['1234567', 'a'.repeat(201), ' 12345678', '12345678 ']],
  ['RECEIPT_DAYS', ['1', '90', '3650'], ['0', '3651', '-1', '1.5', '10000', '00001', 'x', '90 days', 'a90']],
])('%s is taken within its bounds and refused beyond them', (name, good, bad) => {
  expect(good.filter((value) => !read({ [name]: value }).success)).toEqual([]);
  expect(bad.filter((value) => read({ [name]: value }).success)).toEqual([]);
});

it('the days of receipts are read as a number', () => {
  expect(read({ RECEIPT_DAYS: '120' }).data).toEqual({ RECEIPT_DAYS: 120 });
});
