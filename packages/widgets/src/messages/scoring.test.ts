import { parseScoring } from '@arma11/core/domain';
import { describe, expect, it } from 'vitest';
import { scoringEs, scoringText } from './scoring.es';

const textOf = (text: string) => scoringText(parseScoring(text), scoringEs);

describe("the words of a room's own table of points (rules R17.1)", () => {
  it.each([
    ['3/1', 'Marcador exacto 3 pts · resultado 1 pt', 'Cuenta el mejor acierto.'],
    ['kicktipp', 'Marcador exacto 4 pts · diferencia de goles 3 pts · resultado 2 pts', 'Cuenta el mejor acierto.'],
    ['superbru', 'Marcador exacto 6 pts · marcador cercano 3 pts · resultado 2 pts', 'Cuenta el mejor acierto.'],
    ['exact 3 + team_goals 1', 'Marcador exacto 3 pts · goles de cada equipo 1 pt', 'Los aciertos se suman.'],
    ['exact 3 x2 from 17, goles 2', 'Marcador exacto 3 pts (×2 desde la jornada 17) · más o menos goles 2 pts', null],
  ])('of %s are %s', (text, rows, note) => expect(textOf(text)).toEqual({ rows, note }));
});
