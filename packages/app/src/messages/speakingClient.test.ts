// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { Arma11Error, createClient } from '@arma11/core';
import { LOCALE_KEY } from './language/locale';

const refused = { status: 409, headers: {}, body: { code: 'SALA_LLENA', message: 'Esta sala está llena.' } };

/** A client of one answer, in a visit in that language. */
async function clientIn(
  kept: string,
  answer: { status: number; headers: Record<string, string>; body: unknown } = refused,
) {
  localStorage.setItem(LOCALE_KEY, kept);
  vi.resetModules();
  const [{ speakingClient }, { loadLanguage }] = await Promise.all([
    import('./speakingClient'),
    import('./language/chosenWords'),
  ]);
  await loadLanguage(() => import('./en/en').then(({ en }) => en));
  return speakingClient(createClient({ transport: async () => answer }));
}

afterEach(() => localStorage.clear());

it('says why a call failed in the language of the visit, and keeps what the error knows', async () => {
  const client = await clientIn('en');
  const error = await client.predi.sala({ id: 4 }).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    message: 'This room is full. Choose another like it.',
    serverCode: 'SALA_LLENA',
    status: 409,
  } satisfies Partial<Arma11Error>);
});

it('translates what a field says, where a form is refused', async () => {
  const body = {
    code: 'DATOS_INVALIDOS',
    message: 'Revisa.',
    fields: { username: 'Nick de usuario muy corto', other: 'x' },
  };
  const client = await clientIn('en', { status: 400, headers: {}, body });
  await expect(client.predi.sala({ id: 4 })).rejects.toMatchObject({
    body: { fields: { username: 'The username is too short', other: 'x' } },
  });
});

it('translates what the game itself says in an answer, and no name of a room, a club or a player', async () => {
  const body = {
    name: 'Titular',
    jornada_name: 'Jornada 3',
    rows: [{ question: '¿Quién gana?', username: 'Local', label: 'Recarga' }],
    rango: { level: 3, name: 'Titular' },
  };
  const client = await clientIn('en', { status: 200, headers: {}, body });
  const told = {
    name: 'Titular',
    jornada_name: 'Matchday 3',
    rows: [{ question: 'Who wins?', username: 'Local', label: 'Top-up' }],
    rango: { level: 3, name: 'Starter' },
  };
  expect(await client.predi.sala({ id: 4 })).toEqual(told);
  expect(await client.quiet.predi.sala({ id: 4 })).toEqual(told);
});

it('leaves the Spanish sentence in es-PE', async () => {
  const client = await clientIn('es-PE');
  await expect(client.predi.sala({ id: 4 })).rejects.toThrow('Esta sala está llena.');
});
