import type { LongTermQuestion, PrediMatch, PrediRoom } from '@arma11/core/contract';
import { longTermQuestion } from '@arma11/core/domain';
import preview from '@arma11/testing/preview';
import { answer, keyTo, override, refuse, scenarioIds, type Override } from '@arma11/testing/scenarios';
import { photographed } from '@arma11/testing/storybook/modes';
import { configure, expect, within } from 'storybook/test';
import { PrediccionPanel } from '../PrediccionPanel';

const prediId = scenarioIds.predi.evening.id;
const reading = keyTo('predi', 'longTerm', { id: prediId });
const saving = 'POST prediction/answers-user/predi/register/';

// The part is loaded when it is opened: on a busy machine that takes a while.
configure({ asyncUtilTimeout: 5_000 });

const clubs = ['Atlético Amaru', 'Cóndores', 'Garúa FC', 'Marinera FC', 'Puerto Bravo', 'Sillar'];
const scorers = ['Aldo Salcedo (AMA)', 'Beto Ibarra (GAR)', 'Saúl Mori (SIL)'];
const kinds = ['campeon', 'subcampeon', 'maximo_goleador'] as const;

const asked = kinds.map((kind, at): LongTermQuestion => {
  const named = kind === 'maximo_goleador' ? scorers : clubs;
  const { question, alternatives } = longTermQuestion(
    kind,
    named.map((name, id) => ({ id, name })),
  );
  const market = 9_001 + at;
  return {
    id_match_prediction: market,
    kind,
    question,
    lock_at: '2026-06-12T00:25:00Z',
    closed: false,
    answers: alternatives.map(({ answer: text, pts }, index) => ({
      id: market * 100 + index,
      answer: text,
      pts,
      result: 'pendiente',
      pct: null,
    })),
    my_answer: null,
  };
});

/** The player chose the first club as the champion, the second as the runner-up, and no scorer. */
const chosen = asked.map((question, at): LongTermQuestion => {
  const { id } = question.answers[at]!;
  const { id_match_prediction: match_prediction } = question;
  return { ...question, my_answer: at < 2 ? { alternative: id, predi: prediId, match_prediction } : null };
});

/** The first answer of each question was right. */
const decided = chosen.map((question): LongTermQuestion => ({
  ...question,
  closed: true,
  answers: question.answers.map((each, at) => ({ ...each, result: at === 0 ? 'acierto' : 'fallo', pct: 12 })),
}));

const asking = (questions: LongTermQuestion[]): Override[] => [
  override<PrediRoom>(keyTo('predi', 'sala', { id: prediId }), (room) => ({ ...room, long_term: questions.length })),
  answer(reading, questions),
];
/** Only the last match, so that the questions are in view. */
const lastOnly = override<PrediMatch[]>(keyTo('predi', 'matchSala', { id: prediId }), (given) => given.slice(-1));

const meta = preview.meta({
  title: 'Widgets/PrediccionPanel/Torneo',
  component: PrediccionPanel,
  args: { prediId },
  parameters: { layout: 'fullscreen', scenario: 'antes', overrides: [...asking(chosen), lastOnly] },
});
const pictures = photographed('movil', 'claro');
const part = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('article', { name: 'Preguntas del torneo' }));

/** Each with a list of its own, and until when it may be answered. */
export const Open = meta.story({
  parameters: pictures,
  play: async ({ canvas }) => {
    await expect(await (await part(canvas)).findAllByRole('combobox')).toHaveLength(3);
  },
});

/** The choice goes back to what is stored, with the reason. */
export const NotSaved = meta.story({
  parameters: {
    ...pictures,
    overrides: [...asking(chosen), lastOnly, refuse(saving, 409, 'PREDI_CERRADA', 'Esta pregunta ya cerró.')],
  },
  play: async ({ canvas, userEvent }) => {
    const inside = await part(canvas);
    const list = await inside.findByRole('combobox', { name: '¿Quién será el campeón?' });
    await userEvent.selectOptions(list, 'Sillar · +15 pts');
    await inside.findByText('No se guardó. Esta pregunta ya cerró.', { selector: 'p' });
    list.blur();
  },
});

/** One was right, one was wrong, and one had no answer. */
export const Decided = meta.story({
  parameters: { ...pictures, overrides: [...asking(decided), lastOnly] },
  play: async ({ canvas }) => {
    await (await part(canvas)).findByText('Atlético Amaru +15');
  },
});
