import { createCompeRoom } from '../../../rooms/offers/createCompeRoom';
import { JORNADAS } from '../fixtures';
import type { Rehearsal } from '../rehearsal';
import { prepared, sample, type Sample } from './sample';

const KEY = { 'idempotency-key': 'clave-de-muestra-0001' };

/** An open casual room of six a side. */
const casualRoom = ({ db, environment }: Rehearsal) =>
  db.tx((tx) =>
    createCompeRoom(tx, {
      tipo: '4',
      name: 'Casual F6',
      leagueId: environment.league.leagueId,
      amount_ins: 10,
      max_players: 10,
      min_players: 2,
      modo_pozo: 'proporcional',
      commission_bps: 1000,
      lock_lead_min: 5,
      jornada: JORNADAS.next,
    }),
  );

/** Requests of rooms, casual rooms, events and leagues. */
export const salaSamples: Record<string, Sample> = {
  'salas.topSalas': sample({ query: { top: 5 } }),
  'salas.playersByPosition': sample(({ compe }) => ({ query: { sala: compe.id, position: 3 } })),
  'salas.generatePlayers': sample(({ compe }) => ({ params: { a: compe.id, b: compe.jornada } })),
  'salas.topAward': sample(({ compe }) => ({ params: { id: compe.id } })),
  'salas.createPrivate': sample(({ environment }) => ({
    body: {
      name: 'Los del barrio',
      league_unique: environment.league.league_unique,
      jornada: JORNADAS.next,
      amount_ins: 20,
      max_players: 8,
    },
    headers: KEY,
  })),
  'salas.retriveCode': sample(({ compe }) => ({ params: { id: compe.id } })),
  'salas.filter': sample({ query: { status: 'todas' } }),
  'leagues.list': sample(),
  'leagues.teams': sample(({ environment }) => ({ params: { league_unique: environment.league.league_unique } })),
  'leagues.team': sample(({ environment }) => ({
    params: { league_unique: environment.league.league_unique, id_team: environment.league.teams[0]! },
  })),
  'leagues.player': sample(async ({ as, compe }) => {
    const path = `salas/player-sala/list/player-by-position/?sala=${compe.id}&position=3`;
    const [forward] = await prepared<{ id: number }[]>(as('owner')('GET', path));
    return { params: { id: forward!.id } };
  }),
  'leagues.matchSheet': sample(({ environment }) => ({ params: { id: environment.league.live[0]! } })),
  'events.list': sample(),
  'events.table': sample(
    async ({ db, environment, compe }) => {
      await db.fresh.updateTable('room').set({ event_id: environment.home.event }).where('id', '=', compe.id).execute();
      return { params: { id: environment.home.event } };
    },
    { scene: 'public' },
  ),
  'salas.casual': sample(async (stage) => {
    await casualRoom(stage);
    return {};
  }),
  'compe.joinCasual': sample(async (stage) => ({ params: { sala: await casualRoom(stage) } })),
  'salas.leave': sample(({ compe }) => ({ params: { kind: 'compe', id: compe.id } })),
  'salas.quote': sample({ query: { amount_ins: 50, n: 12 } }),
  'salas.certificate': sample(async ({ db, compe }) => {
    await db.fresh
      .updateTable('room')
      .set({ estado: 'pagada', paid_at: '2026-06-12T06:00:00Z' })
      .where('id', '=', compe.id)
      .execute();
    return { params: { id: compe.id } };
  }),
  'reactions.ofRoom': sample(({ compe }) => ({ params: { kind: 'compe', id: compe.id } })),
  'reactions.react': sample(({ compe }) => ({ params: { kind: 'compe', id: compe.id }, body: { emoji: '🔥' } }), {
    scene: 'public',
  }),
  'duels.against': sample(({ compe }) => ({ params: { kind: 'compe', id: compe.id, rival: compe.owner } }), {
    who: 'member',
    scene: 'locked',
  }),
  'salas.commitments': sample(({ compe }) => ({ params: { kind: 'compe', id: compe.id } })),
  'salas.daySeals': sample({}),
  'salas.daySeal': sample(async ({ db }) => {
    const day = '2026-06-01';
    const hash = '0'.repeat(64);
    const none = { commitments_to: 0, ledger_to: 0, roots: 0, roots_hash: hash, ledger_hash: hash, previous: '' };
    await db.fresh
      .insertInto('day_seal')
      .values({ day, ...none, seal: hash })
      .execute();
    return { params: { day } };
  }),
  'salas.rules': sample(({ predi }) => ({ params: { kind: 'predi', id: predi.id } })),
  'salas.slate': sample(({ compe }) => ({ params: { kind: 'compe', id: compe.id } })),
};
