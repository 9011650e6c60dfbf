import { expect, it } from 'vitest';
import { FeedError } from '../catalogue/feeds/FeedError';
import { readConfig } from '../config';
import { CommandError } from '../operator/definition/command';
import { DirectoryLocked, DirectoryUnusable } from '../platform/db/directoryLock';
import { DatabaseUnusable } from '../platform/db/postgresFitness';
import { errorWords } from './errorWords';

const badVariable = () => {
  try {
    readConfig({ PORT: 'ocho' });
  } catch (error) {
    return error as Error;
  }
  throw new Error('PORT=ocho was taken.');
};

it.each([
  new FeedError('clubes.csv', 'line 2', '0xF1 is not UTF-8.'),
  new CommandError('There is no league liga.'),
  new DirectoryLocked('data', 7, undefined),
  new DirectoryUnusable('DATA_DIR data cannot be written (EACCES).'),
  new DatabaseUnusable('The database is too old.'),
  badVariable(),
])('of $name the operator reads the sentence, without a stack (rules R18.4)', (error) => {
  expect(errorWords(error)).toBe(error.message);
});

it('of what nobody expected everything is told, for us', () => {
  const error = new TypeError('x is not a function');
  expect(errorWords(error)).toBe(error);
});
