import { describe, expect, it } from 'vitest';
import { answeredPercent, answersDiffer, pointsInPlay } from './answers';

const pick = (match_prediction: number, alternative: number | null) => ({ match_prediction, alternative });

describe('Guardar is active only when the current answers differ from the last saved or loaded set', () => {
  it.each([
    ['nothing chosen, nothing saved', [], [], false],
    ['the same answers', [pick(450, 901), pick(451, 910)], [pick(450, 901), pick(451, 910)], false],
    ['the same in another order', [pick(451, 910), pick(450, 901)], [pick(450, 901), pick(451, 910)], false],
    ['another alternative', [pick(450, 902)], [pick(450, 901)], true],
    ['a first answer', [pick(450, 901)], [], true],
    ['an answer taken back', [], [pick(450, 901)], true],
    ['an answer cleared', [pick(450, null)], [pick(450, 901)], true],
    ['a cleared answer that never was', [pick(450, null)], [], false],
    ['changed and changed back', [pick(450, 902), pick(450, 901)], [pick(450, 901)], false],
    ['as many answers to other markets', [pick(451, 901)], [pick(450, 901)], true],
  ])('%s', (_, current, loaded, dirty) => {
    expect(answersDiffer(current, loaded)).toBe(dirty);
    expect(answersDiffer(loaded, current)).toBe(dirty);
  });
});

it.each([
  [0, 8, 0],
  [5, 8, 62],
  [8, 8, 100],
  [9, 8, 100],
  [-1, 8, 0],
  [0, 0, 0],
])('the prediction progress bar is clamped to 0-100: %i of %i is %i', (answered, total, percent) =>
  expect(answeredPercent(answered, total)).toBe(percent),
);

describe('puntos en juego', () => {
  const alternative = (
    id_match_prediction: number,
    pts: number,
    result: 'pendiente' | 'acierto' | 'anulado' = 'pendiente',
  ) => ({
    id_match_prediction,
    pts,
    result,
  });

  it.each([
    ['no markets', [], 0],
    ['one 1x2: the draw pays most', [alternative(450, 3), alternative(450, 4), alternative(450, 3)], 4],
    ['two markets', [alternative(450, 3), alternative(450, 4), alternative(451, 2), alternative(451, 2)], 6],
    ['a void market is out', [alternative(450, 4), alternative(451, 8, 'anulado'), alternative(451, 5, 'anulado')], 4],
    ['a settled market stays in', [alternative(450, 4, 'acierto'), alternative(450, 3)], 4],
  ])('%s', (_, alternatives, points) => expect(pointsInPlay(alternatives)).toBe(points));
});
