import { createCompeRoom } from '../../../rooms/offers/createCompeRoom';
import { JORNADAS } from '../fixtures';
import type { Rehearsal } from '../rehearsal';
import { sample, type Sample } from './sample';

const KEY = { 'idempotency-key': 'clave-de-muestra-0001' };

/** An open casual room of six a side. */
const casualRoom = ({ db, world }: Rehearsal) =>
  db.tx((tx) =>
    createCompeRoom(tx, {
      tipo: '4',
      name: 'Casual F6',
      leagueId: world.league.leagueId,
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
  'salas.createPrivate': sample(({ world }) => ({
    body: {
      name: 'Los del barrio',
      league_unique: world.league.league_unique,
      jornada: JORNADAS.next,
      amount_ins: 20,
      max_players: 8,
    },
    headers: KEY,
  })),
  'salas.retriveCode': sample(({ compe }) => ({ params: { id: compe.id } })),
  'salas.filter': sample({ query: { status: 'todas' } }),
  'plus.leagues': sample(),
  'plus.leagueTeams': sample(({ world }) => ({ params: { league_unique: world.league.league_unique } })),
  'plus.leagueTeam': sample(({ world }) => ({
    params: { league_unique: world.league.league_unique, id_team: world.league.teams[0]! },
  })),
  'plus.events': sample(),
  'plus.eventTable': sample(
    async ({ db, world, compe }) => {
      await db.read.updateTable('room').set({ event_id: world.home.event }).where('id', '=', compe.id).execute();
      return { params: { id: world.home.event } };
    },
    { scene: 'public' },
  ),
  'plus.casualRooms': sample(async (stage) => {
    await casualRoom(stage);
    return {};
  }),
  'plus.joinCasual': sample(async (stage) => ({ params: { sala: await casualRoom(stage) } })),
  'plus.leaveRoom': sample(({ compe }) => ({ params: { kind: 'compe', id: compe.id } })),
  'plus.quote': sample({ query: { amount_ins: 50, n: 12 } }),
  'plus.rules': sample(({ predi }) => ({ params: { kind: 'predi', id: predi.id } })),
};
