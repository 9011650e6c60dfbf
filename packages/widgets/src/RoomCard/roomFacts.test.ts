import { describe, expect, it } from 'vitest';
import { offerFixture, prediRoomFixture, salaFixture } from '@arma11/testing/fixtures/roomFixture';
import { roomFacts } from './roomFacts';

describe('a room on a card', () => {
  it('is the same whether a lobby or the room itself sends it', () => {
    const offer = roomFacts('compe', offerFixture());
    const sala = roomFacts('compe', salaFixture());
    expect(offer).toEqual({ ...sala, awards: null });
    expect(offer).toMatchObject({ id: 311, title: 'Liga del Pacífico', detail: 'Jornada 12', topAward: 324 });
  });

  it('shows its own name where it is private, with jornada and league below', () => {
    const facts = roomFacts('compe', offerFixture({ tipo: '2', name: 'Los del barrio' }));
    expect(facts).toMatchObject({
      title: 'Los del barrio',
      detail: 'Jornada 12 · Liga del Pacífico',
      offer: null,
      secretAwards: true,
    });
  });

  it.each([
    ['compe', '1', true],
    ['compe', '3', false],
    ['casual', '4', false],
  ] as const)('leads to the next room of its kind when it is full: %s of tipo %s, %s', (kind, tipo, leads) => {
    const { offer } = roomFacts(kind, offerFixture({ tipo }));
    expect(offer).toEqual(leads ? { amount_ins: 50, league_unique: 'liga-pacifico-2026', jornada: 12 } : null);
  });

  it.each([
    [0, false],
    [8123, true],
  ])('counts an entry of %s as joined: %s', (entry, joined) => {
    expect(roomFacts('compe', offerFixture({ ins_user: entry })).joined).toBe(joined);
    expect(roomFacts('predi', prediRoomFixture({ user_ins: entry })).joined).toBe(joined);
  });

  it('of predictions has matches in place of a jornada', () => {
    const facts = roomFacts('predi', prediRoomFixture({ unanswered: 3, tipo: 'evento' }));
    expect(facts).toMatchObject({ kind: 'predi', id: 77, jornada: null, league: null, topAward: 621, matches: 8 });
    expect(facts.predi).toMatchObject({ unanswered: 3, tipo: 'evento' });
  });
});

describe('why fees were given back', () => {
  it.each([
    ['is not asked of a room that goes on', salaFixture(), null],
    [
      'is the reason that the server tells',
      salaFixture({ estado: 'cancelada', cancel_reason: 'partidos_anulados' }),
      'partidos_anulados',
    ],
    [
      'holds for a settled room in which nobody scored',
      salaFixture({ estado: 'pagada', cancel_reason: 'nadie_acerto' }),
      'nadie_acerto',
    ],
    ['is the seats where too few came', offerFixture({ estado: 'cancelada', num_players: 1 }), 'no_se_lleno'],
    [
      'is the seats where all were needed',
      offerFixture({ estado: 'cancelada', num_players: 19, modo_pozo: 'completo' }),
      'no_se_lleno',
    ],
    ['is not guessed otherwise', offerFixture({ estado: 'cancelada', num_players: 12 }), 'unknown'],
    [
      'is not taken from a word that we do not know',
      salaFixture({ estado: 'cancelada', cancel_reason: 'otra' }),
      'unknown',
    ],
  ])('%s', (_, room, reason) => {
    expect(roomFacts('compe', room).refund).toBe(reason);
  });
});
