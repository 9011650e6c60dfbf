import type { ClutchGuess, PrediMatch, RankingRow } from '@arma11/core/contract';
import { override, answer, scenarioIds, keyTo, refuse, type Override } from '@arma11/testing/scenarios';
import { configure, expect, within } from 'storybook/test';
import { photographed } from '@arma11/testing/storybook/modes';
import preview from '@arma11/testing/preview';
import { PrediccionPanel } from '../PrediccionPanel';
import type { Tiebreak } from './useClutch';

const prediId = scenarioIds.predi.evening.id;
const mine = scenarioIds.predi.evening.entry;
const matches = keyTo('predi', 'matchSala', { id: prediId });
const reading = keyTo('predi', 'tiebreak', { id: prediId });
const saving = `POST plus/predi-clutch/${prediId}/`;
const instant = '2026-06-11T20:00:00Z';

// The page of the tie is loaded when it is opened: on a busy machine that takes a while.
configure({ asyncUtilTimeout: 5_000 });

/** The tie page of a scenario's own room: its clutch match is the last of its matches (rules R9.1). */
const tie =
  (changes: Partial<Tiebreak> = {}): Override =>
  (answers, scenario) => {
    const given = answers.get(matches);
    if (typeof given !== 'object') throw new Error(`The scenario '${scenario.name}' has no matches of the room.`);
    const { match } = (given.body as PrediMatch[]).at(-1)!;
    const page: Tiebreak = {
      predi: prediId,
      match,
      lock_at: match.lock_at,
      questions: [{ code: 'marcador' }, { code: 'minuto' }],
      my_answer: null,
      needed: false,
      tied: [],
      guesses: [],
      result: null,
      outcome: null,
      ...changes,
    };
    return answer(reading, page)(answers, scenario);
  };

const stored = (my_answer: ClutchGuess) =>
  answer(saving, {
    status: 'ok',
    predi: prediId,
    match: 1,
    my_answer,
    saved_at: instant,
    lock_at: '2026-06-12T00:25:00Z',
  });

/** Only the last match, so that the question is in view. */
const lastOnly = override<PrediMatch[]>(matches, (given) => given.slice(-1));
const over = { estado: 'finalizado', close_predi: true, goals_local: 2, goals_visit: 1, lock_at: instant } as const;
const finished = override<PrediMatch[]>(matches, (given) =>
  given.map((entry) => ({ ...entry, match: { ...entry.match, ...over } })),
);

const row = (ins: number, username: string, is_me: boolean): RankingRow => ({
  position: is_me ? 1 : 2,
  user: { id: ins, username, avatar: '', keyusername: username, rango_level: 2 },
  ins,
  points: 21,
  last_points: 3,
  prize: is_me ? 621 : 310,
  tied: false,
  is_me,
  aciertos: 6,
  movement: 0,
});

const meta = preview.meta({
  title: 'Widgets/PrediccionPanel/Desempate',
  component: PrediccionPanel,
  args: { prediId, open: 'all' as const },
  parameters: { layout: 'fullscreen', scenario: 'antes', overrides: [tie(), lastOnly] },
});
const pictures = photographed('movil', 'claro');

/** Two optional questions, with a save of their own. */
export const Open = meta.story({
  parameters: pictures,
  play: async ({ canvas }) => {
    const inside = within(await canvas.findByRole('article', { name: 'Desempate' }));
    await expect(await inside.findByRole('button', { name: 'Guardar desempate' })).toHaveAttribute('aria-disabled');
    await expect(inside.getAllByRole('spinbutton')).toHaveLength(3);
  },
});

/** It is loaded when it is opened: until then nothing is asked. */
export const Shut = meta.story({
  args: { open: 'none' },
  parameters: { overrides: [lastOnly] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'ver Desempate', expanded: false });
  },
});

const guess = { goals_local: 2, goals_visit: 1, minute: 23 };
export const Saved = meta.story({
  // On one screen it looks like the open one.
  parameters: { overrides: [tie(), lastOnly, stored(guess)], ...photographed('movil') },
  play: async ({ canvas, userEvent }) => {
    const inside = within(await canvas.findByRole('article', { name: 'Desempate' }));
    const [local, visit, minute] = await inside.findAllByRole('spinbutton');
    await userEvent.type(local!, '2');
    await userEvent.type(visit!, '1');
    await userEvent.type(minute!, '23');
    await userEvent.click(inside.getByRole('button', { name: 'Guardar desempate' }));
    await inside.findByText('Desempate guardado 15:00');
  },
});

/** The goals of one team alone are no guess. */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    const inside = within(await canvas.findByRole('article', { name: 'Desempate' }));
    await userEvent.click((await inside.findAllByRole('button', { name: /^Sumar: Goles de / }))[0]!);
    await inside.findByText('Completa los goles de los dos equipos, o deja los dos vacíos.', { selector: 'p' });
  },
});

export const NotSaved = meta.story({
  parameters: {
    overrides: [tie(), lastOnly, refuse(saving, 409, 'CERRADO', 'El partido del desempate ya cerró.')],
  },
  play: async ({ canvas, userEvent }) => {
    const inside = within(await canvas.findByRole('article', { name: 'Desempate' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Sin goles' }));
    await userEvent.click(inside.getByRole('button', { name: 'Guardar desempate' }));
    await inside.findByText('No se guardó. El partido del desempate ya cerró.');
  },
});

/** Nobody was tied for a prize. */
export const NotNeeded = meta.story({
  parameters: { overrides: [finished, tie({ my_answer: guess, result: guess }), lastOnly] },
  play: async ({ canvas }) => {
    await canvas.findByText('No hizo falta: nadie empató por un premio.');
  },
});

/** Two were tied for a prize: the closer score has it. */
export const Decided = meta.story({
  parameters: {
    overrides: [
      finished,
      tie({
        my_answer: { goals_local: 2, goals_visit: 0, minute: 30 },
        needed: true,
        tied: [row(9_001, 'la_garra', false), row(mine, 'demo-11', true)],
        guesses: [
          { ins: 9_001, goals_local: 0, goals_visit: 3, minute: 12 },
          { ins: mine, goals_local: 2, goals_visit: 0, minute: 30 },
        ],
        result: guess,
        outcome: { order: [mine, 9_001], by: 'marcador' },
      }),
      lastOnly,
    ],
    ...pictures,
  },
  play: async ({ canvas }) => {
    const inside = within(await canvas.findByRole('article', { name: 'Desempate' }));
    await inside.findByText('Empataron 2 por un premio.');
    await expect(inside.getAllByRole('listitem')[0]).toHaveTextContent(/^Tú/);
  },
});
