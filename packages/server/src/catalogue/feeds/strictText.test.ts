import { describe, expect, it } from 'vitest';
import { strictText } from './strictText';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('the text of a file (rules R18.4)', () => {
  it('is UTF-8, with or without a byte order mark', () => {
    expect(strictText(Buffer.from('\uFEFFAñasco,é\n'), 'a.csv')).toBe('Añasco,é\n');
    expect(strictText(Buffer.from(''), 'a.csv')).toBe('');
  });

  it.each([
    ['a Latin-1 letter', latin1('id,name\n1,Uno\n2,Peñarol\n'), 'a.csv, line 3, byte 19: 0xF1 is not UTF-8. Save'],
    ['one at the very end', latin1('id\ncafé'), 'a.csv, line 2, byte 7: 0xE9 is not UTF-8.'],
    ['one after letters of UTF-8', Buffer.from([0xc3, 0xb1, 0x0a, 0xe9, 0x61]), 'a.csv, line 2, byte 4: 0xE9'],
    ['UTF-16', Buffer.from('\uFEFFid', 'utf16le'), 'a.csv, line 1, byte 1: 0xFF is not UTF-8.'],
    ['a NUL', Buffer.from('id\n1\0\n'), 'a.csv, line 2, byte 5: it holds the character NUL.'],
  ])('%s is refused with file, line and byte', (_name, bytes, message) => {
    expect(() => strictText(bytes, 'a.csv')).toThrow(message);
  });

  it('that is not UTF-8 is refused with a sentence that says how to save it', () => {
    expect(() => strictText(latin1('é'), 'a.csv')).toThrow('in Excel: "CSV UTF-8"');
  });
});
