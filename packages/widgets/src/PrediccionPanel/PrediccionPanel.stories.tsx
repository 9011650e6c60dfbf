// Longer than 200 lines on purpose: every state of the panel in one place.
import type { StoryContext } from '@storybook/react-vite';
import type { Answer, Match, PrediMatch, PrediRoom } from '@arma11/core/contract';
import { override, scenarioIds, scenarioWrites, fail, hang, keyTo, refuse } from '@arma11/testing/scenarios';
import { expect, fn, within } from 'storybook/test';
import { photographed } from '@arma11/testing/storybook/modes';
import preview from '@arma11/testing/preview';
import { PrediccionPanel } from './PrediccionPanel';

const { predi, nothing } = scenarioIds;
const { saveAnswer } = scenarioWrites.antes;
const prediId = predi.evening.id;
const room = keyTo('predi', 'sala', { id: prediId });
const matches = keyTo('predi', 'matchSala', { id: prediId });
const saving = keyTo('predi', 'saveAnswers', { body: [] }).replace(/ \[\]$/, '');
const roomIs = (changes: Partial<PrediRoom>) => override<PrediRoom>(room, (given) => ({ ...given, ...changes }));
const matchesAre = (change: (given: PrediMatch[]) => PrediMatch[]) => override<PrediMatch[]>(matches, change);
const firstIs = (changes: Partial<Match>) =>
  matchesAre(([first, ...others]) => [{ ...first!, match: { ...first!.match, ...changes } }, ...others]);
// The tie question has stories of its own (Clutch.stories).
const noTie = roomIs({ has_tie: false });
const onSignIn = fn();

const meta = preview.meta({
  title: 'Widgets/PrediccionPanel',
  component: PrediccionPanel,
  tags: ['autodocs'],
  args: {
    prediId,
    onAnswersChange: fn(),
    onAnswersSave: fn(),
    onJoined: fn(),
    onStepUp: fn(),
    onRecharge: fn(),
  },
  parameters: { layout: 'fullscreen', scenario: 'antes' },
});
const pictures = photographed('movil', 'claro', 'escritorio');

export const Default = meta.story({ parameters: pictures });
export const Mobile = meta.story({ globals: { viewport: { value: 'movil' } } });
export const Loading = meta.story({ parameters: { overrides: [hang(room), hang(matches)], ...pictures } });
export const Empty = meta.story({
  parameters: { overrides: [matchesAre(() => [])] },
  play: async ({ canvas }) => {
    await canvas.findByText('Esta sala todavía no tiene partidos.');
  },
});
export const Missing = meta.story({
  args: { prediId: nothing },
  play: async ({ canvas }) => {
    await canvas.findByText('No encontramos esta sala.');
  },
});
export const Error = meta.story({
  parameters: { overrides: [fail(room, 503)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Reintentar' });
  },
});
export const SignedOut = meta.story({
  parameters: { scenario: 'sin-sesion', onSignIn },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ingresar' }));
    await expect(onSignIn).toHaveBeenCalled();
  },
});
export const NotJoined = meta.story({ args: { prediId: predi.free } });
/** The last seat went to somebody else: who is not in can only look. */
export const Full = meta.story({
  args: { prediId: predi.free },
  parameters: {
    overrides: [
      override<PrediRoom>(keyTo('predi', 'sala', { id: predi.free }), (given) => ({
        ...given,
        estado: 'llena',
        num_players: given.max_players,
      })),
    ],
    ...pictures,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Llena' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});
export const Readonly = meta.story({ args: { readonly: true } });
export const ClosesSoon = meta.story({ parameters: { scenario: 'por-cerrar' } });

/** In a partner's article: an edge, a heading of its own and the bar at the foot. */
export const Framed = meta.story({
  args: { framed: true },
  parameters: { layout: 'padded', ...photographed('claro', 'escritorio') },
});

/** A match over, one being played, one that has locked and one that can still be answered. */
export const Closed = meta.story({
  args: { open: 'all' },
  parameters: { scenario: 'en-vivo', overrides: [noTie], ...pictures },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cerrado')).length).toBeGreaterThan(1);
    await expect(canvas.getByRole('button', { name: 'Guardar' })).toBeVisible();
  },
});

export const Settled = meta.story({
  args: { open: 'all' },
  parameters: { scenario: 'liquidada', overrides: [noTie], ...pictures },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/, acertada$/)).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Guardar' })).toBeNull();
  },
});

/** Every kind of question: keys, long keys, and the two steppers of an exact score. */
export const EveryMarket = meta.story({
  args: { open: 'all' },
  parameters: {
    overrides: [noTie, matchesAre(([first]) => [{ ...first!, answers: [...first!.answers, ...whoScores(first!)] }])],
    ...pictures,
  },
  play: async ({ canvas }) => {
    const questions = await canvas.findAllByRole('radiogroup');
    const scores = canvas.getAllByRole('group', { name: /^Marcador exacto/ });
    await expect(questions.length + scores.length).toBe(6);
  },
});

/** No room of the demo season asks who scores. */
function whoScores({ answers: [like] }: PrediMatch): Answer[] {
  const names = ['Zenón Huaringa', 'Nahúm Oscco', 'Wálter Sinarahua', 'Dayron Valdeiglesias', 'Ninguno'];
  return names.map((answer, index) => ({
    ...like!,
    answer,
    id: 900_001 + index,
    id_match_prediction: 900_000,
    kind: 'goleador',
    question: '¿Quién la mete?',
    order: index + 1,
    pts: answer === 'Ninguno' ? 5 : 8,
  }));
}

const voided = (answers: readonly Answer[]) => answers.map((answer): Answer => ({ ...answer, result: 'anulado' }));
export const Voided = meta.story({
  parameters: {
    scenario: 'liquidada',
    overrides: [
      firstIs({ estado: 'anulado', goals_local: null, goals_visit: null }),
      matchesAre(([first, ...others]) => [{ ...first!, answers: voided(first!.answers), points: 0 }, ...others]),
    ],
  },
});
/** A match of the live evening is put off: what was answered stays, and counts if it is played in time. */
export const Postponed = meta.story({
  parameters: { scenario: 'aplazado', overrides: [noTie], ...photographed('movil') },
  play: async ({ canvas, userEvent }) => {
    const match = (await canvas.findByText(/Aplazado/)).closest<HTMLElement>('[part="match"]')!;
    await userEvent.click(within(match).getByRole('button'));
    await within(match).findByText('Partido aplazado: si no se juega a tiempo, vale 0 para todos.');
  },
});
/** It did not fill: everybody has their fee back. */
export const Cancelled = meta.story({
  parameters: {
    scenario: 'en-vivo',
    overrides: [roomIs({ estado: 'cancelada', num_players: 1, pozo: 0, top_award: 0 })],
  },
});

export const LongNames = meta.story({
  parameters: {
    overrides: [
      roomIs({ top_award: 1_234_560 }),
      matchesAre((given) =>
        given.map((entry) => ({
          ...entry,
          match: {
            ...entry.match,
            local: { ...entry.match.local, name: 'Asociación Deportiva Unión Huamanga de Ayacucho' },
            visit: { ...entry.match.visit, name: 'Club Sportivo Estrella del Sur de Lampa' },
            league_name: 'Campeonato Interdistrital de Verano de Villa El Salvador',
          },
        })),
      ),
    ],
    ...pictures,
  },
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens the match of the question that the demo player left and answers it. */
async function answerOne({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: `ver ${saveAnswer.match}` }));
  const question = within(canvas.getByRole('radiogroup', { name: saveAnswer.question }));
  await userEvent.click(question.getByRole('radio', { name: new RegExp(`^${saveAnswer.answer} `) }));
}
const save = async ({ canvas, userEvent }: Stage) => userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
const shut = { open: 'none' } as const;

export const Dirty = meta.story({
  args: shut,
  parameters: pictures,
  play: async (stage) => {
    const { canvas, args } = stage;
    await answerOne(stage);
    await expect(canvas.getByRole('button', { name: 'Guardar' })).not.toHaveAttribute('aria-disabled');
    await expect(args.onAnswersChange).toHaveBeenLastCalledWith({ dirty: true });
  },
});

export const Saved = meta.story({
  args: shut,
  parameters: pictures,
  play: async (stage) => {
    await answerOne(stage);
    await save(stage);
    const { canvas, args } = stage;
    await canvas.findByText(/^Guardado 15:00 · Comprobante [0-9A-F]{4}-[0-9A-F]{4}$/);
    await expect(canvas.getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onAnswersSave).toHaveBeenCalledOnce();
  },
});

/** No pointer at all: Tab goes from question to question, arrows choose, digits put the goals, Enter saves. */
export const ByKeyboard = meta.story({
  args: { open: 'first' },
  parameters: { overrides: [noTie] },
  play: async ({ canvas, userEvent }) => {
    const [question] = await canvas.findAllByRole('radiogroup');
    const keys = within(question!).getAllByRole('radio');
    const stop = keys.find(({ tabIndex }) => tabIndex === 0)!;
    await expect(keys.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    for (let tabs = 0; tabs < 12 && document.activeElement !== stop; tabs += 1) await userEvent.tab();
    await expect(stop).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(keys[(keys.indexOf(stop) + 1) % keys.length]).toHaveFocus();
    await expect(keys[(keys.indexOf(stop) + 1) % keys.length]).toBeChecked();
    const [local, visit] = canvas.getAllByRole('spinbutton', { name: /^Goles de / });
    for (let tabs = 0; tabs < 12 && document.activeElement !== local; tabs += 1) await userEvent.tab();
    await userEvent.keyboard('3');
    await expect(visit).toHaveFocus();
    await userEvent.keyboard('1');
    const guardar = canvas.getByRole('button', { name: 'Guardar' });
    await expect(guardar).not.toHaveAttribute('aria-disabled');
    for (let tabs = 0; tabs < 20 && document.activeElement !== guardar; tabs += 1) await userEvent.tab({ shift: true });
    await expect(guardar).toHaveFocus();
  },
});

export const Saving = meta.story({
  args: shut,
  parameters: { overrides: [hang(saving)] },
  play: async (stage) => {
    await answerOne(stage);
    await save(stage);
    await stage.canvas.findByRole('button', { name: 'Guardando…' });
  },
});

export const NotSaved = meta.story({
  args: shut,
  parameters: { overrides: [fail(saving, 503)] },
  play: async (stage) => {
    await answerOne(stage);
    await save(stage);
    await stage.canvas.findByText(/^No se guardó\. /);
    await expect(stage.canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** The match closed between the answer and Guardar: what was saved before counts. */
export const ClosedMeanwhile = meta.story({
  args: shut,
  parameters: {
    overrides: [
      refuse(saving, 409, 'PREDI_CERRADA', 'Este partido ya cerró.', { closed: [Number(saveAnswer.market)] }),
    ],
  },
  play: async (stage) => {
    await answerOne(stage);
    await save(stage);
    await stage.canvas.findByText(/^Ya cerró .+\. Vale tu última versión guardada\.$/);
  },
});

/** Any score can be put, also one that the room does not show yet (rules R17.2). */
export const AnyScore = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [local, visit] = await canvas.findAllByRole('spinbutton', { name: /^Goles de / });
    const over = { initialSelectionStart: 0, initialSelectionEnd: 2 };
    await userEvent.type(local!, '11', over);
    await userEvent.type(visit!, '4', over);
    await expect(local).toHaveValue('11');
    await expect(visit).toHaveValue('4');
  },
});

export const Joined = meta.story({
  tags: ['flow'],
  args: { prediId: predi.free },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^Empate / }))[0]!);
    await canvas.findByText(/^Únete a la sala para guardar tus respuestas/);
    await userEvent.click(canvas.getByRole('button', { name: 'Unirme' }));
    await expect(await canvas.findByRole('button', { name: 'Guardar' })).toBeVisible();
    await expect(args.onJoined).toHaveBeenCalledWith({ id: predi.free, ins: expect.any(Number) });
  },
});
