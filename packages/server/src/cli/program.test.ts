import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../operator/registry';
import { buildProgram } from './program';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arma11-program-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a line of the operator's comes to: the command, with its arguments. */
async function typed(line: string) {
  const sent: { name: string; args: Record<string, unknown> }[] = [];
  const program = buildProgram(commands.values(), async (name, args) => void sent.push({ name, args }), folder);
  await program.parseAsync(['node', 'arma11', ...line.split(' ')]);
  return sent;
}

const CLUBS = 'external_id,name,short\nPEN,Peñarol,PEÑ\n';

it('sends a file by its text, from the folder in which the operator stands', async () => {
  writeFileSync(join(folder, 'clubes.csv'), `\uFEFF${CLUBS}`);
  expect(await typed('import csv teams clubes.csv --league liga')).toMatchObject([
    { name: 'import csv teams', args: { file: CLUBS, league: 'liga' } },
  ]);
});

it.each([
  ['import csv teams latin.csv --league liga'],
  ['match stats latin.csv --match 7'],
  ['import pool latin.csv latin.csv --league liga --rule 3/1'],
])(
  'refuses a file that is not UTF-8, with the place and the cure, before anything is sent: %s (rules R18.4)',
  async (line) => {
    writeFileSync(join(folder, 'latin.csv'), Buffer.from(CLUBS, 'latin1'));
    await expect(typed(line)).rejects.toThrow('latin.csv, line 2, byte 30: 0xF1 is not UTF-8. Save the file as UTF-8');
  },
);

it('names a file that is not there', async () => {
  await expect(typed('import csv teams nada.csv --league liga')).rejects.toThrow(/nada\.csv cannot be read: ENOENT/);
});
