import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LongTermQuestion } from '@arma11/core/contract';
import {
  decidedLongTerm,
  longTermAlternative,
  longTermFixture,
  longTermPick,
  readingLongTerm,
} from '@arma11/testing/fixtures/longTermFixture';
import { drawnMatch } from '@arma11/testing/fixtures/prediFixture';
import { prediRoutes, savingAnswers } from '@arma11/testing/fixtures/prediRoutes';
import { answers, refuses, type FixtureRoutes } from '@arma11/testing/transports/fixtureTransport';
import { renderWidget } from '../../fixtures/renderWidget';
import { PrediccionPanel } from '../PrediccionPanel';

// jsdom finds roles slowly, and slower still on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function setup(
  questions: LongTermQuestion[],
  { routes = {}, room = {} }: { routes?: FixtureRoutes; room?: Parameters<typeof prediRoutes>[1] } = {},
) {
  const all: FixtureRoutes = {
    ...prediRoutes([drawnMatch], { long_term: questions.length, ...room }),
    [readingLongTerm]: answers(questions),
    ...routes,
  };
  return renderWidget(all, <PrediccionPanel prediId={77} />);
}

const part = async () => within(await screen.findByRole('article', { name: 'Preguntas del torneo' }));
const champion = async () => (await part()).findByRole('combobox', { name: '¿Quién será el campeón?' });

describe('the questions about the competition (rules R17.5)', () => {
  it('are not there where the room asks none', async () => {
    setup([], { room: { long_term: 0 } });
    await screen.findByRole('article', { name: /^Marinera FC/ });
    expect(screen.queryByRole('article', { name: 'Preguntas del torneo' })).toBeNull();
  });

  it('save each choice at once, as the answers to the matches are saved', async () => {
    const view = setup([longTermFixture('campeon'), longTermFixture('maximo_goleador')]);
    await view.user.selectOptions(await champion(), 'Garúa FC · +15 pts');
    await (await part()).findByText(/^Guardado/, { selector: 'p' });
    expect(view.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      [{ alternative: longTermAlternative('campeon', 1), predi: 77, match_prediction: 901 }],
    ]);
    expect(await champion()).toHaveProperty('value', String(longTermAlternative('campeon', 1)));
  });

  it('take an answer back', async () => {
    const view = setup([longTermFixture('campeon', { my_answer: longTermPick('campeon', 2) })]);
    await view.user.selectOptions(await champion(), 'Elige tu respuesta');
    await (await part()).findByText(/^Guardado/, { selector: 'p' });
    expect(await champion()).toHaveProperty('value', '');
  });

  it('go back to what is stored when a choice is refused, and say why', async () => {
    const view = setup([longTermFixture('campeon', { my_answer: longTermPick('campeon', 0) })], {
      routes: { [savingAnswers]: refuses(409, 'PREDI_CERRADA', 'Esta pregunta ya cerró.') },
    });
    await view.user.selectOptions(await champion(), 'Garúa FC · +15 pts');
    await (await part()).findByText('No se guardó. Esta pregunta ya cerró.', { selector: 'p' });
    expect(await champion()).toHaveProperty('value', String(longTermAlternative('campeon', 0)));
  });

  it('can be looked at by who is not in the room, who reads how to answer', async () => {
    setup([longTermFixture('campeon')], { room: { user_ins: 0 } });
    expect(await champion()).toHaveProperty('disabled', true);
    (await part()).getByText('Únete a la sala para responder.');
  });

  it('show once they are closed the own answer, what it earned, and the right one', async () => {
    setup([
      decidedLongTerm('campeon', { my_answer: longTermPick('campeon', 0) }),
      decidedLongTerm('subcampeon', { my_answer: longTermPick('subcampeon', 1) }),
      decidedLongTerm('maximo_goleador'),
    ]);
    const texts = async () => (await (await part()).findAllByRole('definition')).map(({ textContent }) => textContent);
    await (await part()).findByText('¿Quién será el campeón?', { exact: false });
    expect(await texts()).toEqual([
      'Atlético Amaru +15',
      'Atlético Amaru',
      'Garúa FC +0',
      'Atlético Amaru',
      'No respondiste',
      'Aldo Salcedo (AMA)',
    ]);
  });

  it('count among the points of the room: what is in play, and what was earned', async () => {
    const won = decidedLongTerm('campeon', {
      my_answer: { ...longTermPick('campeon', 0), result: 'acierto', points: 15 },
    });
    setup([won, longTermFixture('maximo_goleador')]);
    await screen.findByText('34 pts');
    cleanup();
    setup([won, decidedLongTerm('maximo_goleador')], { room: { estado: 'pagada', progress: '1' } });
    await screen.findByText('15 de 34 pts');
  });

  it('close by the clock while they are looked at', async () => {
    setup([longTermFixture('campeon', { lock_at: '2020-01-01T00:00:00Z' })]);
    await (await part()).findByText('Cerrada');
    expect((await part()).queryByRole('combobox')).toBeNull();
  });
});
