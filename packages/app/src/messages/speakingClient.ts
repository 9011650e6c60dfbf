import type { Arma11Error, Client } from '@arma11/core';
import { contract } from '@arma11/core/contract';
import { es } from './es';
import { locale } from './language/locale';

type Operation = (...given: never[]) => Promise<unknown>;

/** The same client, in the language of this visit: what the game itself says, and why something failed. Its server speaks Spanish. */
export function speakingClient(client: Client): Client {
  if (locale === 'es-PE') return client;
  const { send, quiet } = client;
  return Object.assign(client, tableOf(client), { send: speaking(send), quiet: tableOf(quiet) });
}

/** The calls of every heading, in the language of this visit. */
function tableOf(calls: Pick<Client, keyof typeof contract> | Client['quiet']) {
  const headings = Object.keys(contract) as (keyof typeof contract)[];
  return Object.fromEntries(
    headings.map((heading) => {
      const rows = Object.entries<Operation>(calls[heading]);
      return [heading, Object.fromEntries(rows.map(([name, call]) => [name, speaking(call)]))];
    }),
  );
}

const speaking =
  (call: Operation): Operation =>
  (...given) =>
    call(...given).then(translated, (error: unknown) => {
      if (error instanceof Error) error.message = es.spoken.failure(error);
      const { fields = {} } = (error as Partial<Arma11Error>).body ?? {};
      for (const [field, said] of Object.entries(fields)) fields[field] = es.spoken.fromServer(said);
      throw error;
    });

/** Where texts of the game's own stand; every other is somebody's: a player, a room, a club. A rank has a level, and its name is ours. */
const OURS = new Set(['jornada_name', 'question', 'answer', 'label']);

/** A response with the game's own texts translated, wherever they stand. */
function translated(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(translated);
  if (!isPlain(body)) return body;
  const ours = 'level' in body ? new Set([...OURS, 'name']) : OURS;
  const fields = Object.entries(body).map(([name, value]: [string, unknown]) => [
    name,
    ours.has(name) && typeof value === 'string' ? es.spoken.fromServer(value) : translated(value),
  ]);
  return Object.fromEntries(fields);
}

/** What JSON has, and not a file. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
