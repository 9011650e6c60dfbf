import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { refusalsOf, tableOf, type RefusalSentence } from './refusalsOf';

const server = fileURLToPath(new URL('../../packages/server/src', import.meta.url));
const isTest = (path: string) => /\.test\.ts$|\/testing\//.test(path);
/** Operators read English; these sentences are for players. */
const isSpanish = ({ text }: RefusalSentence) =>
  text.length > 3 && !/\b(the|with|needs|this|is|was|nobody|whoever|another)\b/i.test(text);

/** Why a top-up was not credited is shown with the top-up itself. */
const rejections = 'wallet/deposits/depositView.ts';

function sentencesOf(path: string): RefusalSentence[] {
  const source = readFileSync(`${server}/${path}`, 'utf8');
  if (!source.includes('new Refusal(') && path !== rejections) return [];
  return [...refusalsOf(source), ...(path === rejections ? tableOf(source, 'REASONS', 200) : [])].filter(isSpanish);
}

/** Every refusal of the server that a player can read, by the folder that says it: `rooms/join`. */
function refusals() {
  const byFolder: Record<string, RefusalSentence[]> = {};
  for (const path of globSync('**/*.ts', { cwd: server }).toSorted()) {
    const sentences = isTest(path) ? [] : sentencesOf(path);
    const folder = path.split('/').slice(0, -1).slice(0, 2).join('/');
    if (sentences.length > 0) (byFolder[folder] ??= []).push(...sentences);
  }
  return byFolder;
}

it('reads the sentences as they are written', () => {
  const source = `
    const reached = (limit: string, message: string) => new Refusal(409, 'LIMITE', message, { limit });
    const sentence = 'Vuelve pronto.';
    if (a) throw new Refusal(404, 'NO', one ? 'No hay.' : \`Faltan \${many}.\`);
    if (b) throw new Refusal(503, 'CERRADO', sentence);
    throw reached('day', \`Llegaste a \${most}.\`);`;
  expect(refusalsOf(source).map(({ code, text }) => `${code} ${text}`)).toEqual([
    'NO No hay.',
    'NO Faltan ….',
    'CERRADO Vuelve pronto.',
    'LIMITE Llegaste a ….',
  ]);
});

it('has recorded what the server says today: run it with -u where a sentence changed', async () => {
  await expect(`${JSON.stringify(refusals(), null, 2)}\n`).toMatchFileSnapshot('./refusals.recorded.json');
}, 30_000);
