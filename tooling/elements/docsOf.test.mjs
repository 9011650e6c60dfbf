import { describe, expect, it } from 'vitest';
import { docsOf } from './docsOf.mjs';

describe('the doc comment of an element', () => {
  const docs = docsOf(`/**
 * A room.
 * In two lines.
 * @element arma11-x
 * @attr {'a' | 'b'} [kind=a] - Its kind.
 * @fires {{ id: number }} arma11-open - It opens.
 */`);

  it('is read line by line', () => {
    expect(docs.description).toBe('A room. In two lines.');
    expect(docs.tags.map(({ tag, name }) => `${tag} ${name}`)).toEqual([
      'element arma11-x',
      'attr kind',
      'fires arma11-open',
    ]);
    expect(docs.tags[1]).toMatchObject({ type: "'a' | 'b'", fallback: 'a', text: 'Its kind.' });
    expect(docs.tags[2]).toMatchObject({ type: '{ id: number }' });
  });

  it('refuses a tag that it cannot read', () => {
    expect(() => docsOf('/** A.\n * @element !\n */')).toThrow('cannot be read');
  });
});
