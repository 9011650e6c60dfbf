import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { Arma11Error, createSessionStore, type Client } from '@arma11/core';
import type { Lineup } from '@arma11/core/contract';
import { createOutbox } from './createOutbox';
import { sendLineups } from './sendLineups';

const groups = { porteros: [], defensas: [], mediocampistas: [], delanteros: [], entrenadores: [] };
const moments = { lock_at: '2026-06-11T20:00:00Z', saved_at: '2026-06-11T19:52:00Z' };
const team = (id: number, version: number, formation = '442') =>
  ({ ...groups, ...moments, id, version, formation, jornada: 3 }) as unknown as Lineup;

const stale = new Arma11Error('conflict', 'Cambiaste tu equipo.', { status: 409, serverCode: 'VERSION_VIEJA' });
const closed = new Arma11Error('closed', 'Ya cerró.', { status: 409, serverCode: 'CERRADO' });
const lost = new Arma11Error('network', 'No hay conexión.', { outcomeUnknown: true });

interface Sent {
  ins: number;
  formation: string;
  version: number | undefined;
  key: string | undefined;
}

/** An outbox with teams, and a server that answers each attempt as told. */
function desk(answers: (Lineup | Error)[], there = team(7, 3)) {
  localStorage.clear();
  const store = createSessionStore();
  store.write('rosa');
  const outbox = createOutbox(store);
  const sent: Sent[] = [];
  const client = {
    compe: {
      getLineup: async () => there,
      saveLineup: async (
        { ins, body }: { ins: number; body: { formation: string } },
        { ifMatch, idempotencyKey }: { ifMatch?: number; idempotencyKey?: string },
      ) => {
        sent.push({ ins, formation: body.formation, version: ifMatch, key: idempotencyKey });
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return { status: 'ok', lineup: answer };
      },
    },
  } as unknown as Client;
  return { outbox, client, queryClient: new QueryClient(), sent };
}

beforeEach(() => vi.restoreAllMocks());

it('teams are sent in the order in which they were wanted, and told as saved once the server says so', async () => {
  const all = desk([team(7, 3), team(8, 5)]);
  all.outbox.keepLineup(team(7, 2));
  all.outbox.keepLineup(team(8, 4));
  await sendLineups(all);
  expect(all.sent.map(({ ins, version }) => [ins, version])).toEqual([
    [7, 2],
    [8, 4],
  ]);
  expect(all.outbox.waiting()).toEqual([]);
  expect(all.outbox.news()[0]).toMatchObject({ tone: 'good', text: 'Se envió tu equipo. Guardado 14:52.' });
});

it('without an answer the team waits on and is sent again with the same key', async () => {
  const all = desk([lost, team(7, 3)]);
  all.outbox.keepLineup(team(7, 2));
  await expect(sendLineups(all)).rejects.toBe(lost);
  expect([all.outbox.waiting().length, all.outbox.news()]).toEqual([1, []]);
  await sendLineups(all);
  expect(all.sent[1]!.key).toBe(all.sent[0]!.key);
  expect(all.outbox.waiting()).toEqual([]);
});

it('a team that comes after the lock is told: it was too late, and which one counts', async () => {
  const all = desk([closed]);
  all.outbox.keepLineup(team(7, 2));
  await sendLineups(all);
  expect(all.outbox.waiting()).toEqual([]);
  expect(all.outbox.news()[0]).toMatchObject({
    tone: 'bad',
    text: 'Tu equipo no llegó a tiempo: la sala cerró a las 15:00. Vale tu última versión guardada.',
  });
});

it('a wish on top of one whose answer was lost is built anew on what that one saved', async () => {
  const all = desk([stale, team(7, 4, '433')], team(7, 3, '442'));
  all.outbox.keepLineup(team(7, 2, '442'));
  all.outbox.keepLineup(team(7, 2, '433'));
  await sendLineups(all);
  expect(all.sent.map(({ formation, version }) => [formation, version])).toEqual([
    ['433', 2],
    ['433', 3],
  ]);
  expect(all.sent[1]!.key).not.toBe(all.sent[0]!.key);
  expect(all.outbox.news()[0]!.tone).toBe('good');
});

it('a team that was changed on another screen meanwhile is not overwritten, and that is told', async () => {
  const all = desk([stale], team(7, 9, '352'));
  all.outbox.keepLineup(team(7, 2));
  await sendLineups(all);
  expect([all.sent.length, all.outbox.waiting().length]).toEqual([1, 0]);
  expect(all.outbox.news()[0]).toMatchObject({ tone: 'bad' });
  expect(all.outbox.news()[0]!.text).toContain('otra pantalla');
});
