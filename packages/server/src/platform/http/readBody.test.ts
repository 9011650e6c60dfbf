import { describe, expect, it } from 'vitest';
import { readJson } from './readBody';

const request = (body: Uint8Array<ArrayBuffer>) => new Request('http://arma11.test/', { method: 'POST', body });

describe('a JSON body', () => {
  it('is UTF-8: letters of another encoding are refused, not replaced (rules R18.4)', async () => {
    const text = '{"file":"Peñarol"}';
    expect(await readJson(request(new TextEncoder().encode(text)))).toEqual({ file: 'Peñarol' });
    await expect(readJson(request(Uint8Array.from(Buffer.from(text, 'latin1'))))).rejects.toThrow('UTF-8');
  });
});
