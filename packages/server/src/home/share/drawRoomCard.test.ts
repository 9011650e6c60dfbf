import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { kitFor } from '@arma11/core/art';
import { openPainter, type PaintCard } from '../../platform/cards/openPainter';
import { drawRoomCard } from './drawRoomCard';
import type { CardMatch, RoomCard } from './roomCard';

const team = (id: number, name: string) => ({ id, name, short: name.slice(0, 3).toUpperCase(), kit: kitFor(name) });
const match = (more: Partial<CardMatch> = {}): CardMatch => ({
  local: team(1, 'Garúa'),
  visit: team(2, 'Puerto Nuevo'),
  estado: 'programado',
  score: null,
  day: 'jue 11 jun',
  hour: '15:00',
  ...more,
});
const room = (more: Partial<RoomCard> = {}): RoomCard => ({
  kind: 'compe',
  name: 'Sala abierta',
  leagues: ['Liga Chica'],
  jornada: 'Jornada 1',
  fee: 'S/ 5.00',
  pot: 'S/ 84.50',
  taken: 12,
  seats: 20,
  phase: 'open',
  lock: 'jue 11 jun 14:55',
  leader: null,
  matches: [match(), match()],
  moreMatches: 0,
  ...more,
});
const wordsOf = (more: Partial<RoomCard>) =>
  drawRoomCard(room(more))
    .texts.map(({ text }) => text)
    .filter((text) => text !== '');

describe('the card of a room', () => {
  it('tells name, league, fee, pot, seats, lock and matches', () => {
    expect(wordsOf({ matches: [match()], moreMatches: 2 })).toEqual([
      'Arma tu 11',
      'Sala abierta',
      'Liga Chica · Jornada 1',
      'Entrada',
      'S/ 5.00',
      'Pozo',
      'S/ 84.50',
      'Cupos',
      '12/20',
      'Cierra jue 11 jun 14:55, hora de Lima',
      'Abierta',
      '+2 partidos',
      '15:00',
      'jue 11 jun',
      'Garúa',
      'Puerto Nuevo',
    ]);
  });

  it('has no pot where there is none, and the leagues of a room of several', () => {
    const words = wordsOf({ pot: null, fee: 'Gratis', leagues: ['Liga 1', 'LaLiga'] });
    expect(words).not.toContain('Pozo');
    expect(words).toContain('Liga 1 · LaLiga');
  });

  it.each([
    [{ phase: 'full' }, ['Llena', 'Cierra jue 11 jun 14:55, hora de Lima']],
    [{ phase: 'closed' }, ['Cerrada', 'Cerró jue 11 jun 14:55, hora de Lima']],
    [{ phase: 'live' }, ['En vivo', 'Cerró jue 11 jun 14:55, hora de Lima']],
    [
      { phase: 'live', leader: { name: 'rosa_10', sharing: 1, points: 42, prize: null } },
      ['En vivo', 'Va primero rosa_10', '42 pts'],
    ],
    [
      { phase: 'settling', leader: { name: 'rosa_10', sharing: 3, points: 1, prize: null } },
      ['Por confirmar', '3 van primero: rosa_10', '1 pt'],
    ],
    [
      { phase: 'finished', leader: { name: 'rosa_10', sharing: 1, points: 42, prize: 'S/ 90.00' } },
      ['Final', 'Ganó rosa_10', 'S/ 90.00'],
    ],
    [
      { phase: 'finished', leader: { name: 'rosa_10', sharing: 2, points: 42, prize: null } },
      ['Final', '2 ganaron: rosa_10', '42 pts'],
    ],
    [{ phase: 'cancelled', matches: [] }, ['Cancelada', 'Esta sala se canceló']],
    [{ matches: [] }, ['Partidos por definir']],
  ] as const)('says where the room is: %j', (more, words) => {
    expect(wordsOf(more as Partial<RoomCard>)).toEqual(expect.arrayContaining([...words]));
  });

  it.each([
    [match({ estado: 'en_vivo', score: '2–1' }), ['En vivo', '2–1']],
    [match({ estado: 'finalizado', score: '0–0' }), ['Final', '0–0']],
    [match({ estado: 'aplazado' }), ['Aplazado', '–']],
    [match({ hour: null }), ['jue 11 jun', 'Por definir']],
  ])('says where a match is', (each, words) => {
    expect(wordsOf({ matches: [each, each] })).toEqual(expect.arrayContaining(words));
  });

  it('has nothing that anybody typed among its shapes', () => {
    const typed = room({
      name: 'TYPED',
      leagues: ['TYPED'],
      jornada: 'TYPED',
      matches: [match({ local: team(1, 'TYPED') })],
    });
    const { shapes, ground } = drawRoomCard(typed);
    expect(shapes + ground).not.toContain('TYPED');
    expect(shapes + ground).not.toMatch(/href|url\((?!#)|<(image|script|style|text|foreignObject)/);
  });
});

describe('a painted card of a room', () => {
  let paint: PaintCard;
  beforeAll(async () => {
    paint = await openPainter();
  });
  const hashOf = (card: RoomCard) =>
    createHash('sha256')
      .update(paint(drawRoomCard(card), 1200))
      .digest('hex')
      .slice(0, 16);

  it('is the same to the byte for the same facts, today and on every machine', () => {
    // After a change of the look: look at what it draws now, and write down the new one.
    expect(hashOf(room())).toBe('95f9ab468149cd72');
    expect(hashOf(room())).toBe(hashOf(room()));
  });

  it('is another one when a fact is', () => {
    const facts: Partial<RoomCard>[] = [{}, { taken: 13 }, { pot: null }, { phase: 'full' }, { name: 'Sala cerrada' }];
    expect(new Set(facts.map((more) => hashOf(room(more)))).size).toBe(facts.length);
  });

  it('is light enough for chats and newsletters', () => {
    const heavy = room({ kind: 'predi', matches: Array.from({ length: 5 }, () => match()), moreMatches: 3 });
    expect(paint(drawRoomCard(heavy), 1200).length).toBeLessThan(300_000);
    expect(paint(drawRoomCard(heavy), 600).length).toBeLessThan(100_000);
  });

  it('is drawn whatever people write', () => {
    const name = '😀<script>"&\u202eمباراة'.padEnd(60, 'W');
    const hostile = team(9, name);
    const card = room({
      name,
      leagues: [name],
      jornada: name,
      seats: 1_000_000,
      matches: [match({ local: hostile, visit: hostile })],
      phase: 'live',
      leader: { name, sharing: 999, points: 9999, prize: null },
    });
    expect(paint(drawRoomCard(card), 1200).length).toBeGreaterThan(50_000);
  });
});
