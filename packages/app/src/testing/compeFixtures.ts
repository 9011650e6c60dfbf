import type { Movement, RoomOffer, Sala, SalaCompe } from '@arma11/core/contract';
import { offerFixture, salaFixture } from '@arma11/testing/fixtures/roomFixture';

const LOCK = '2096-06-11T19:55:00Z';

/** An open room of 20 coins that the player is not in. */
export const offer = (changes: Partial<RoomOffer> = {}): RoomOffer =>
  offerFixture({
    sala: 31,
    amount_ins: 20,
    league_unique: 'pacifico',
    num_players: 1,
    max_players: 10,
    name: 'Los del barrio',
    tipo: '2',
    jornada: 3,
    jornada_name: 'Jornada 3',
    pozo: 18,
    top_award: 18,
    lock_at: LOCK,
    num_matches: 2,
    ...changes,
  });

/** The same room in full, with the player in it. */
export function sala(changes: Partial<Sala> = {}): Sala {
  const { sala: id, top_award, ...room } = offer();
  return salaFixture({
    ...room,
    id,
    ins_user: 900,
    awards: [{ position_from: 1, position_to: 1, percent: 100, amount: top_award, label: '1.º' }],
    cod_access: 'ABCDEFGHJK',
    starts_at: '2096-06-11T20:00:00Z',
    ends_at: '2096-06-12T22:00:00Z',
    jornada_from: 3,
    jornada_to: 3,
    rules_version: 1,
    ...changes,
  });
}

/** The player's entry in a room. */
export function entry(id: number, room: Partial<Sala> = {}, changes: Partial<SalaCompe> = {}): SalaCompe {
  const detail = sala({ id: id + 1000, ins_user: id, ...room });
  return {
    id,
    formation: '442',
    progress: detail.progress,
    sala: { id: detail.id, jornada: 3, jornada_name: 'Jornada 3' },
    sala_detail: detail,
    user: { id: 1, username: 'ana', avatar: '', keyusername: 'ana', rango_level: 1 },
    points: 0,
    rank: null,
    prize: 0,
    version: 1,
    lock_at: LOCK,
    ...changes,
  };
}

/** What a room cost or paid. */
export const movement = (id: number, changes: Partial<Movement> = {}): Movement => ({
  id,
  created_at: '2026-06-11T20:00:00Z',
  type: 'inscripcion',
  amount: -20,
  balance_after: 280,
  label: `Sala ${id}`,
  ref: { kind: 'compe', id },
  ...changes,
});

/** One page of a list. */
export const pageOf = <T>(results: T[], next: string | null = null) => ({
  count: results.length,
  next,
  previous: null,
  results,
});
