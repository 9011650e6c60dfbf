// Longer than 200 lines on purpose: every rule of the panel that a player can see, each in its own sentence.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerToSave, PrediMatch } from '@arma11/core/contract';
import {
  answers,
  broken,
  refuses,
  unauthenticated,
  type FixtureRoutes,
} from '@arma11/testing/transports/fixtureTransport';
import {
  alternativeId,
  answersFixture,
  drawnMatch,
  finishedMatch,
  freshMatch,
  laterMatch,
  liveMatch,
  marketId,
  openMatch,
  pickFixture,
  prediMatches,
} from '@arma11/testing/fixtures/prediFixture';
import { prediRoutes, savingAnswers, storedAnswers } from '@arma11/testing/fixtures/prediRoutes';
import { renderWidget, type RenderSettings } from '../fixtures/renderWidget';
import { prediRoomFixture } from '@arma11/testing/fixtures/roomFixture';
import { useAnswers } from './answers/AnswersContext';
import { PrediccionPanel, type PrediccionPanelProps } from './PrediccionPanel';

// jsdom finds roles slowly, and slower still on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Setup extends RenderSettings {
  routes?: FixtureRoutes;
  props?: Partial<PrediccionPanelProps>;
}

const setup = ({ routes = prediRoutes(), props = {}, ...settings }: Setup = {}) =>
  renderWidget(routes, <PrediccionPanel prediId={77} {...props} />, settings);

const save = () => screen.findByRole('button', { name: 'Guardar' });
const radio = (name: string) => screen.findByRole('radio', { name });
const panel = (name: string) => screen.findByRole('article', { name });
const isOff = (element: Element) => element.getAttribute('aria-disabled') === 'true';
const isChecked = (element: Element | undefined) => element?.getAttribute('aria-checked') === 'true';
const valueOf = (element: HTMLElement) => (element as HTMLInputElement).value;
const complaints = async () => (await screen.findAllByRole('alert')).map(textOf).join('');
const textOf = (element: Element | null) => element?.textContent;
const goals = (team: string) => screen.findByRole('spinbutton', { name: `Goles de ${team}` });

describe('Guardar', () => {
  it('keeps Guardar inactive while the answers equal the loaded ones, and says why', async () => {
    const { user, sent } = setup();
    const button = await save();
    expect(isOff(button)).toBe(true);
    screen.getByRole('button', { name: 'Guardar', description: 'No hay cambios por guardar' });
    await user.click(button);
    expect(sent()).toEqual([]);
  });

  it('is active only when the current answers differ from the last saved or loaded set', async () => {
    const { user } = setup();
    await user.click(await radio('Empate +4 pts'));
    expect(isOff(await save())).toBe(false);
    await user.click(await radio('Local +3 pts'));
    expect(isOff(await save())).toBe(true);
  });

  it('is told about in a line that is always there, so that nothing moves', async () => {
    const { user } = setup();
    await save();
    const line = () => screen.getAllByRole('status').find(({ textContent }) => textContent !== '')?.textContent;
    expect(line()).toBe('No hay cambios por guardar');
    await user.click(await radio('Empate +4 pts'));
    expect(line()).toBe('Tienes cambios sin guardar');
    await user.click(await save());
    await screen.findByText(/^Guardado/);
    expect(line()).toBe('Guardado 13:11 · Comprobante 8F3A-21C7');
  });

  it('sends the changed answers only, then shows hour and receipt and becomes inactive', async () => {
    const onAnswersSave = vi.fn();
    const { user, sent } = setup({ props: { onAnswersSave } });
    await user.click(await radio('Empate +4 pts'));
    await user.click(await save());
    await screen.findByText('Guardado 13:11 · Comprobante 8F3A-21C7');
    const change = {
      alternative: alternativeId(55, '1x2', 'Empate'),
      predi: 77,
      match_prediction: marketId(55, '1x2'),
    };
    expect(sent().map(({ body }) => body)).toEqual([[change]]);
    expect(onAnswersSave).toHaveBeenCalledExactlyOnceWith({ answers: [change] });
    expect(isOff(await save())).toBe(true);
  });

  it('stays active when the server does not answer "ok"', async () => {
    const routes = { ...prediRoutes(), [savingAnswers]: answers({ ...storedAnswers([]), status: 'pendiente' }) };
    const { user } = setup({ routes });
    await user.click(await radio('Empate +4 pts'));
    await user.click(await save());
    await screen.findByText(/^No se guardó\./);
    expect(isOff(await save())).toBe(false);
  });

  it('shows a refusal in the words of the server and saves again on Reintentar', async () => {
    let refused = true;
    const routes = prediRoutes();
    routes[savingAnswers] = ({ body }) => {
      if (!refused) return answers(storedAnswers(body as AnswerToSave[]));
      refused = false;
      return refuses(403, 'NO_INSCRITO', 'No estás en esta sala.');
    };
    const { user } = setup({ routes });
    await user.click(await radio('Empate +4 pts'));
    await user.click(await save());
    await screen.findByText('No se guardó. No estás en esta sala.');
    expect(await complaints()).toBe('No se guardó. No estás en esta sala.Reintentar');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText(/^Guardado 13:11/);
  });

  it('drops what closed meanwhile, saves the rest once more and shows both', async () => {
    const routes = prediRoutes();
    const closed = marketId(55, '1x2');
    routes[savingAnswers] = ({ body }) => {
      const sent = body as AnswerToSave[];
      if (sent.some(({ match_prediction }) => match_prediction === closed))
        return refuses(409, 'PREDI_CERRADA', 'Este partido ya cerró.', { closed: [closed] });
      return answers(storedAnswers(sent));
    };
    const { user, sent } = setup({ routes, props: { open: 'all' } });
    const first = within(await panel('Puerto Bravo contra Real Sillar'));
    await user.click(first.getByRole('radio', { name: 'Visita +3 pts' }));
    const second = within(await panel('Marinera FC contra Vicuñas SC'));
    await user.click(second.getByRole('radio', { name: 'Local +3 pts' }));
    await user.click(await save());
    const notice = await screen.findByText(/Ya cerró Puerto Bravo – Real Sillar: guardamos lo demás\./);
    expect(textOf(notice)).toContain('Guardado 13:11 · Comprobante 8F3A-21C7');
    expect(sent().map(({ body }) => (body as AnswerToSave[]).length)).toEqual([2, 1]);
  });

  it('says that the last saved version counts when everything had closed', async () => {
    const routes = prediRoutes();
    routes[savingAnswers] = ({ body }) => {
      const closed = (body as AnswerToSave[]).map(({ match_prediction }) => match_prediction);
      return refuses(409, 'PREDI_CERRADA', 'Este partido ya cerró.', { closed });
    };
    const { user } = setup({ routes });
    await user.click(await radio('Visita +3 pts'));
    await user.click(await save());
    await screen.findByText('Ya cerró Puerto Bravo – Real Sillar. Vale tu última versión guardada.');
    expect(isChecked(await radio('Local +3 pts'))).toBe(true);
  });

  it('waits without internet, never calls it saved, and sends it when it comes back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const routes = prediRoutes();
    routes[savingAnswers] = ({ body }) =>
      navigator.onLine ? answers(storedAnswers(body as AnswerToSave[])) : 'unreachable';
    const { user } = setup({ routes });
    await user.click(await radio('Empate +4 pts'));
    await user.click(await save());
    await screen.findByText('Pendiente de enviar');
    screen.getByText('Se guardará cuando vuelva tu internet, antes de las 15:25.');
    expect(screen.queryByText(/^Guardado/)).toBeNull();
    online.mockReturnValue(true);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await screen.findByText(/^Guardado 13:11/);
  });
});

describe('unsaved changes', () => {
  it('are reported to the page, and asked for when it is left', async () => {
    const onAnswersChange = vi.fn();
    const { user } = setup({ props: { onAnswersChange } });
    const leave = () => fireEvent(globalThis.window, new Event('beforeunload', { cancelable: true }));
    await radio('Local +3 pts');
    expect(leave()).toBe(true);
    await user.click(await radio('Empate +4 pts'));
    expect(leave()).toBe(false);
    expect(onAnswersChange).toHaveBeenLastCalledWith({ dirty: true });
    await user.click(await save());
    await screen.findByText(/^Guardado/);
    expect(onAnswersChange).toHaveBeenLastCalledWith({ dirty: false });
    expect(onAnswersChange).toHaveBeenCalledTimes(2);
    expect(leave()).toBe(true);
  });

  it('come back after the page was left, and are gone once saved', async () => {
    const first = setup();
    await first.user.click(await radio('Empate +4 pts'));
    first.unmount();
    const { user } = setup();
    expect(isChecked(await radio('Empate +4 pts'))).toBe(true);
    screen.getByText('Recuperamos lo que dejaste sin guardar.');
    await user.click(await save());
    await screen.findByText(/^Guardado/);
    expect(localStorage).toHaveLength(0);
  });

  it('of a match that closed are lost: the saved answer shows and the panel says so', async () => {
    const first = setup();
    await first.user.click(await radio('Empate +4 pts'));
    first.unmount();
    setup({ now: '2026-11-21T20:30:00Z' });
    await screen.findByText(/Ya cerró Puerto Bravo – Real Sillar\./);
    const closed = within(await panel('Puerto Bravo contra Real Sillar'));
    expect(textOf(closed.getByText('Local').closest('li'))).toContain('Tu jugada');
    expect(isOff(await save())).toBe(true);
  });
});

describe('the matches', () => {
  it('open the first by default and show the others shut', async () => {
    setup();
    await screen.findByRole('button', { name: 'cerrar Puerto Bravo contra Real Sillar', expanded: true });
    screen.getByRole('button', { name: 'ver Marinera FC contra Vicuñas SC', expanded: false });
    screen.getByRole('button', { name: 'ver Selva Roja contra Atlético Amaru', expanded: false });
  });

  it.each([
    ['all', prediMatches.length],
    ['none', 0],
  ] as const)('open %s when asked to', async (open, count) => {
    setup({ props: { open } });
    await screen.findAllByRole('article');
    expect(screen.queryAllByRole('button', { name: /^cerrar/ })).toHaveLength(count);
  });

  it('open and shut by ver and cerrar', async () => {
    const { user } = setup({ props: { open: 'none' } });
    await user.click(await screen.findByRole('button', { name: 'ver Marinera FC contra Vicuñas SC' }));
    expect(isChecked(await radio('Empate +4 pts'))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'cerrar Marinera FC contra Vicuñas SC' }));
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('show in their head what was chosen and what it would give', async () => {
    const { user } = setup({ props: { open: 'none' } });
    expect(textOf(await panel('Marinera FC contra Vicuñas SC'))).toContain('Elegiste: Empate · +4');
    expect(textOf(await panel('Puerto Bravo contra Real Sillar'))).toContain('Elegiste: Local, Más de 2.5, 2-1 · +13');
    expect(textOf(await panel('Selva Roja contra Atlético Amaru'))).toContain('Sin responder · cierra en 7 h 14 min');
    await user.click(screen.getByRole('button', { name: 'ver Marinera FC contra Vicuñas SC' }));
    await user.click(await radio('Visita +3 pts'));
    await user.click(screen.getByRole('button', { name: 'cerrar Marinera FC contra Vicuñas SC' }));
    expect(textOf(await panel('Marinera FC contra Vicuñas SC'))).toContain('Elegiste: Visita · +3');
  });

  it('move on by Siguiente, which takes the focus along', async () => {
    const { user } = setup();
    await user.click(await screen.findByRole('button', { name: 'Siguiente' }));
    const next = await screen.findByRole('button', { name: 'cerrar Marinera FC contra Vicuñas SC' });
    expect(document.activeElement).toBe(next);
    screen.getByRole('button', { name: 'ver Puerto Bravo contra Real Sillar' });
  });

  it('offer no Siguiente after the last one that takes answers', async () => {
    setup({ routes: prediRoutes([drawnMatch, finishedMatch]) });
    await radio('Empate +4 pts');
    expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull();
  });

  it('lose their answers by Borrar, which saves as nothing chosen', async () => {
    const { user, sent } = setup({ routes: prediRoutes([drawnMatch]) });
    await user.click(
      await screen.findByRole('button', { name: 'Borrar tus respuestas de Marinera FC contra Vicuñas SC' }),
    );
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.click(await save());
    await screen.findByText(/^Guardado/);
    expect(sent()[0]?.body).toEqual([{ alternative: null, predi: 77, match_prediction: marketId(56, '1x2') }]);
  });

  it('count the answers, and stop at all of them', async () => {
    const { user } = setup({ routes: prediRoutes([drawnMatch, laterMatch]) });
    await screen.findByText('1 de 2 respondidas');
    await user.click(screen.getByRole('button', { name: 'ver Atlético Amaru contra Garúa FC' }));
    const last = within(await panel('Atlético Amaru contra Garúa FC'));
    await user.click(last.getByRole('radio', { name: 'Local +3 pts' }));
    await user.click(last.getByRole('radio', { name: 'Visita +3 pts' }));
    screen.getByText('2 de 2 respondidas');
  });
});

describe('the questions', () => {
  it('are radio groups of one Tab stop, in which arrows move and choose', async () => {
    const { user } = setup({ routes: prediRoutes([drawnMatch]) });
    const group = within(await screen.findByRole('radiogroup', { name: '¿Quién gana?' }));
    const radios = group.getAllByRole('radio');
    expect(radios.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    act(() => radios[1]!.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(radios[2]);
    expect(isChecked(radios[2])).toBe(true);
    await user.keyboard('{ArrowRight}');
    expect(isChecked(radios[0])).toBe(true);
    await user.keyboard('{ArrowUp}');
    expect(isChecked(radios[2])).toBe(true);
  });

  it('start at their first alternative while nothing is chosen', async () => {
    setup({ routes: prediRoutes([laterMatch]) });
    const radios = await screen.findAllByRole('radio');
    expect(radios.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('take an exact score from two steppers, and jump from local to visita while typing', async () => {
    const { user, sent } = setup({
      routes: prediRoutes([{ ...openMatch, answers: answersFixture(55, 'marcador'), my_answers: [] }]),
    });
    await user.click(await goals('Puerto Bravo'));
    await user.keyboard('3');
    expect(document.activeElement).toBe(await goals('Real Sillar'));
    screen.getByText('Falta el marcador de Real Sillar.');
    expect(isOff(await save())).toBe(true);
    await user.keyboard('1');
    await user.click(await save());
    await screen.findByText(/^Guardado/);
    expect(sent()[0]?.body).toEqual([
      { alternative: alternativeId(55, 'marcador', '3-1'), predi: 77, match_prediction: marketId(55, 'marcador') },
    ]);
  });

  it('take any score up to 15, which is made when it is saved (rules R17.2)', async () => {
    const market = marketId(55, 'marcador');
    const made = { ...answersFixture(55, 'marcador')[0]!, id: 9001, answer: '12-1' };
    const { user, sent } = setup({
      routes: { ...prediRoutes(), 'POST plus/predi-scores/77/': answers([made]) },
    });
    await user.click(await goals('Puerto Bravo'));
    await user.keyboard('12');
    expect(valueOf(await goals('Puerto Bravo'))).toBe('12');
    expect(document.activeElement).toBe(await goals('Real Sillar'));
    expect(sent()).toEqual([]);
    await user.click(await save());
    await screen.findByText(/^Guardado/);
    expect(sent().map(({ body }) => body)).toEqual([
      [{ match_prediction: market, goals_local: 12, goals_visit: 1 }],
      [{ alternative: 9001, predi: 77, match_prediction: market }],
    ]);
    expect(isOff(await save())).toBe(true);
    expect(valueOf(await goals('Puerto Bravo'))).toBe('12');
  });

  it('stop at 15 goals', async () => {
    const { user } = setup();
    await user.click(await goals('Puerto Bravo'));
    await user.keyboard('{End}{ArrowUp}');
    expect(valueOf(await goals('Puerto Bravo'))).toBe('15');
  });

  it('count a score beyond 3 as Otro in rooms that have it, and show a saved one without inventing its goals', async () => {
    const other = { ...answersFixture(55, 'marcador')[0]!, id: 9002, answer: 'Otro', pts: 5, order: 17 };
    const pick = { ...pickFixture(55, 'marcador', '2-1'), alternative: 9002 };
    const { user } = setup({
      routes: prediRoutes([{ ...openMatch, answers: [...openMatch.answers, other], my_answers: [pick] }]),
    });
    expect(valueOf(await goals('Puerto Bravo'))).toBe('');
    screen.getByText('Tu marcador cuenta como «Otro».');
    await user.click(await goals('Puerto Bravo'));
    await user.keyboard('40');
    screen.getByText('Cuenta como «Otro»: +5 pts');
  });

  it('of every kind can be answered', async () => {
    const { user } = setup({ routes: prediRoutes([freshMatch]) });
    for (const [question, answer] of [
      ['¿Marcan los dos?', 'No +2 pts'],
      ['¿Quién marca primero?', 'Sin goles +5 pts'],
      ['¿Quién la mete?', 'Saúl Mori +8 pts'],
    ] as const) {
      const group = within(await screen.findByRole('radiogroup', { name: question }));
      await user.click(group.getByRole('radio', { name: answer }));
      group.getByRole('radio', { name: answer, checked: true });
    }
    screen.getByText('3 de 3 respondidas');
  });
});

describe('a room of many matches (rules R17.3)', () => {
  const many = (closed: number) =>
    Array.from({ length: 64 }, (_, at) => {
      const entry = at < closed ? finishedMatch : laterMatch;
      return { ...entry, id: 1000 + at, match: { ...entry.match, id: 1000 + at } };
    });

  it('is drawn in parts', async () => {
    const { user } = setup({ routes: prediRoutes(many(0)) });
    expect(await screen.findAllByRole('article')).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Ver más partidos (40)' }));
    expect(screen.getAllByRole('article')).toHaveLength(48);
    await user.click(screen.getByRole('button', { name: 'Ver más partidos (16)' }));
    expect(screen.getAllByRole('article')).toHaveLength(64);
    expect(screen.queryByRole('button', { name: /^Ver más/ })).toBeNull();
  });

  it('is drawn as far as the first match that takes answers', async () => {
    setup({ routes: prediRoutes(many(30)) });
    expect(await screen.findAllByRole('article')).toHaveLength(48);
  });
});

describe('a closed match', () => {
  it('is dimmed, says Cerrado, and its answers cannot be changed', async () => {
    setup({ routes: prediRoutes([finishedMatch]) });
    const closed = await panel('Deportivo Tumi contra Selva Roja');
    expect(closed.getAttribute('data-closed')).toBe('true');
    expect(textOf(closed)).toContain('Cerrado');
    expect(textOf(closed)).toContain('Final · Oficial');
    expect(within(closed).queryByRole('radio')).toBeNull();
  });

  it('shows the own pick right or wrong, and what the room chose', async () => {
    setup({ routes: prediRoutes([finishedMatch]) });
    const results = within(await screen.findByRole('list', { name: '¿Quién gana?' })).getAllByRole('listitem');
    expect(results.map(({ textContent }) => textContent)).toEqual([
      'LocalTu jugada +3, acertada61 %',
      'Empate21 %',
      'Visita18 %',
    ]);
    const goalsList = within(screen.getByRole('list', { name: '¿Cuántos goles?' })).getAllByRole('listitem');
    expect(goalsList.map(({ textContent }) => textContent)).toEqual([
      'Más de 2.5Tu jugada +0, fallada56 %',
      'Menos de 2.5, respuesta correcta 44 %',
    ]);
    screen.getByText('+3 pts');
  });

  it('in play shows minute and score, and of many scores the own and the most chosen', async () => {
    setup({ routes: prediRoutes([liveMatch]) });
    const closed = await panel('Garúa FC contra Vicuñas SC');
    expect(textOf(closed)).toContain("67'");
    expect(textOf(closed)).toContain('2 a 1');
    const scores = within(screen.getByRole('list', { name: /Marcador exacto/ })).getAllByRole('listitem');
    expect(scores.map(({ textContent }) => textContent)).toEqual(['1-1Tu jugada12 %', '2-010 %', '2-115 %']);
  });

  it('that was voided gives nothing to anybody', async () => {
    const voided: PrediMatch = {
      ...finishedMatch,
      match: { ...finishedMatch.match, estado: 'anulado', goals_local: null, goals_visit: null },
      answers: answersFixture(54, '1x2', { voided: true }),
      points: 0,
    };
    setup({ routes: prediRoutes([voided, drawnMatch]) });
    await screen.findByText('Partido anulado: vale 0 para todos.');
    expect(screen.getAllByText('Anulado').length).toBeGreaterThan(0);
    screen.getByText('4 pts');
    screen.getByText('1 de 1 respondidas');
  });
});

describe('the clock', () => {
  it('warns at 15, 5 and 1 minutes and says the lock, and is silent in between', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T20:09:30Z') });
    setup({ routes: prediRoutes([openMatch]), ticking: true });
    await save();
    const spoken = () =>
      [...screen.getAllByRole('status'), ...screen.queryAllByRole('alert')]
        .map(({ textContent }) => textContent)
        .join('');
    const after = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return spoken();
    };
    expect(spoken()).not.toContain('cierra en');
    expect(await after(31_000)).toContain('Puerto Bravo contra Real Sillar cierra en 15 minutos.');
    expect(await after(8 * 60_000)).toContain('15 minutos');
    expect(await after(2 * 60_000)).toContain('cierra en 5 minutos.');
    expect(await after(4 * 60_000)).toContain('cierra en 1 minuto.');
    expect(await after(60_000)).toContain('Puerto Bravo contra Real Sillar cerró.');
    screen.getByText('Cerrado');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  });

  it('counts down in the head of the match', async () => {
    setup();
    await screen.findByText('cierra en 2 h 14 min');
  });
});

describe('the room', () => {
  it('shows the points in play and the prize of the winner', async () => {
    setup({ routes: prediRoutes([openMatch, drawnMatch]) });
    await screen.findByText('18 pts');
    screen.getByText('S/ 62.10');
  });

  it('that is settled shows the points won, and nothing to save', async () => {
    setup({ routes: prediRoutes([finishedMatch], { estado: 'pagada', progress: '1' }) });
    await screen.findByText('3 de 6 pts');
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  });

  it('that was cancelled says so and what was given back', async () => {
    setup({ routes: prediRoutes([drawnMatch], { estado: 'cancelada', num_players: 1, pozo: 0, top_award: 0 }) });
    await screen.findByText('La sala no se llenó. Te devolvimos S/ 3.00.');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows answers without letting them change when it is read-only', async () => {
    setup({ props: { readonly: true } });
    const results = within(await screen.findByRole('list', { name: '¿Quién gana?' }));
    expect(textOf(results.getByText('Local').closest('li'))).toContain('Tu jugada');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  });

  it('asks who is not in to join first, and keeps the answers meanwhile', async () => {
    const joined = prediRoomFixture({ user_ins: 8801, amount_ins: 0 });
    let ins = 0;
    const routes = prediRoutes([laterMatch]);
    routes['GET predi/sala/get/77/'] = () => answers(prediRoomFixture({ user_ins: ins, amount_ins: 0 }));
    routes['POST predi/ins-predi/ins-user/'] = () => {
      ins = 8801;
      return answers({ status: 'ok', user_ins: 8801, predi: joined, saldo: 845 });
    };
    const { user, sent } = setup({ routes });
    await user.click(await radio('Empate +4 pts'));
    screen.getByText(/^Únete a la sala para guardar tus respuestas\./);
    await user.click(screen.getByRole('button', { name: 'Unirme' }));
    await user.click(await save());
    await screen.findByText(/^Guardado/);
    expect(sent().map(({ path }) => path)).toEqual([
      'predi/ins-predi/ins-user/',
      'prediction/answers-user/predi/register/',
    ]);
  });
});

describe('without a room to show', () => {
  it('says that it is loading', async () => {
    const routes: FixtureRoutes = { ...prediRoutes(), 'GET predi/sala/get/77/': 'hangs' };
    setup({ routes });
    await screen.findByText('Cargando predicciones…');
    screen.getByRole('region', { name: 'Predicciones', busy: true });
  });

  it('says what failed and tries again', async () => {
    let down = true;
    const routes = prediRoutes();
    routes['GET predi/sala/get/77/'] = () => (down ? broken : answers(prediRoomFixture({ user_ins: 8801 })));
    const { user } = setup({ routes });
    expect(textOf(await screen.findByRole('alert'))).toContain('Algo salió mal:el servidor no respondió');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await save();
  });

  it('lets a signed-out player in', async () => {
    const routes = {
      ...prediRoutes(),
      'GET users/get-data/': unauthenticated,
      'GET predi/sala/get/77/': unauthenticated,
      'GET predi-partidos/list/match-sala/77/': unauthenticated,
    };
    const { user, onSignIn } = setup({ routes });
    await user.click(await screen.findByRole('button', { name: 'Ingresar' }));
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  it.each([
    ['a room without matches', answers(prediRoomFixture()), 'Esta sala todavía no tiene partidos.'],
    ['a room that does not exist', refuses(404, 'NO_EXISTE', 'No existe.'), 'No encontramos esta sala.'],
  ])('explains %s', async (_, room, text) => {
    setup({ routes: { ...prediRoutes([]), 'GET predi/sala/get/77/': room } });
    await screen.findByText(text);
  });
});

it("throws 'no hay contexto answers' when the answers are used outside their panel", () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Lost() {
    useAnswers();
    return null;
  }
  expect(() => render(<Lost />)).toThrow('no hay contexto answers');
});
