import { describe, expect, it } from 'vitest';
import { Arma11Error } from '@arma11/core';
import {
  advanceMarket,
  longTermKinds,
  longTermQuestion,
  marketCatalogue,
  placeLabel,
  scorerMarket,
} from '@arma11/core/domain';
import { es as peruvian } from '../messages/es';
import { messageShapes } from '../messages/messageShapes';
import { en } from './en';
import { es } from './es';
import { ptBR } from './ptBR';

const whole = [
  ['en', en],
  ['pt-BR', ptBR],
] as const;
const kickoff = '2026-06-11T20:05:00Z';
const questions = [
  ...marketCatalogue.filter(({ kind }) => kind !== 'marcador'),
  scorerMarket([]),
  advanceMarket,
  ...longTermKinds.map((kind) => longTermQuestion(kind, [])),
];

describe.each(whole)('%s', (_, { messages }) => {
  const { fromServer, failure } = messages.predi;

  it.each(questions.flatMap(({ question, alternatives }) => [question, ...alternatives.map(({ answer }) => answer)]))(
    'says %j of the catalogue in its own words',
    (text) => {
      // 'Empate' is Portuguese too, and 'No' is English.
      if (!['Empate', 'No'].includes(text)) expect(fromServer(text)).not.toBe(text);
    },
  );

  it('says a refusal by its code, and keeps the sentence of a code that it does not know', () => {
    const refused = (serverCode: string) => failure(new Arma11Error('conflict', 'Otra cosa.', { serverCode }));
    expect(refused('SALA_LLENA')).not.toBe('Otra cosa.');
    expect(refused('CODIGO_NUEVO')).toBe('Otra cosa.');
  });

  it('has as many texts in each list as es-PE', () => {
    for (const [section, shapes] of Object.entries(messageShapes))
      for (const [name, shape] of Object.entries(shapes))
        if (typeof shape === 'number')
          for (const words of [messages, peruvian])
            expect(words[section as 'lineup'][name as 'bands']).toHaveLength(shape);
  });
});

describe('figures, dates and plurals', () => {
  it.each([
    ['es-PE', peruvian, '15:05', 'jue 11 jun', 'S/ 1,234.50', '7.5', '1 partido', '2 partidos', '3.º'],
    [
      'es',
      { ...peruvian, ...es.messages },
      '15:05',
      'jue, 11 jun',
      '1234,50\u00a0S/',
      '7,5',
      undefined,
      undefined,
      '3.º',
    ],
    ['en', en.messages, '15:05', 'Thu, Jun 11', 'S/\u00a01,234.50', '7.5', '1 match', '2 matches', '3rd'],
    ['pt-BR', ptBR.messages, '15:05', 'qui., 11/06', 'S/\u00a01.234,50', '7,5', '1 partida', '2 partidas', '3º'],
  ])('of %s', (_, { predi, money, roomCard }, hour, day, soles, average, one, several, place) => {
    expect(predi.time?.(kickoff)).toBe(hour);
    expect(predi.shortDay?.(kickoff)).toBe(day);
    expect(money.soles?.(12_345)).toBe(soles);
    expect(predi.oneDecimal?.(7.5)).toBe(average);
    expect([roomCard.matches?.(1), roomCard.matches?.(2)]).toEqual([one, several]);
    expect(roomCard.fromServer?.(placeLabel({ position_from: 3, position_to: 3 }))).toBe(place);
  });

  it('count down in the words of the language', () => {
    expect(en.messages.predi.timeLeft(5 * 3_600_000).text).toBe('Closes in 5 h 0 min');
    expect(ptBR.messages.predi.timeLeft(26 * 3_600_000).text).toBe('Fecha em 1 dia');
    expect(en.messages.predi.timeLeft(-1).short).toBe('Closed');
  });

  it('say what has a name or a figure in it', () => {
    const { fromServer } = en.messages.lineup;
    expect(fromServer('Jornada 12')).toBe('Matchday 12');
    expect(fromServer('4.º a 6.º')).toBe('4th to 6th');
    expect(fromServer('Paolo Rojas figura como lesionado.')).toBe('Paolo Rojas is listed as injured.');
    expect(fromServer('Copa Andina')).toBe('Copa Andina');
  });
});
