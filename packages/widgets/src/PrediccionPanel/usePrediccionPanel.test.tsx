import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnMatch, marketId, openMatch } from '@arma11/testing/fixtures/prediFixture';
import { prediRoutes } from '@arma11/testing/fixtures/prediRoutes';
import { renderWidget } from '../fixtures/renderWidget';
import { marketsOf } from './markets/marketsOf';
import { usePrediccionPanel } from './usePrediccionPanel';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A look of its own: nothing but the hook and its getters. */
function PlainPanel() {
  const panel = usePrediccionPanel({ prediId: 77 });
  if (panel.status !== 'ready') return <p>{panel.status}</p>;
  return (
    <form>
      <div {...panel.getProgressProps()} />
      {panel.matches.map((match) => (
        <fieldset key={match.id}>
          <button {...panel.getToggleProps(match)} />
          {panel.panels.isOpen(match) &&
            marketsOf(match).map((market) => (
              <div key={market.id} {...panel.getMarketProps(market)}>
                {market.kind === 'marcador' ? (
                  <>
                    <input {...panel.getGoalsProps(market, match.match, 'local')} />
                    <input {...panel.getGoalsProps(market, match.match, 'visit')} />
                  </>
                ) : (
                  market.alternatives.map((answer) => (
                    <button key={answer.id} {...panel.getAnswerProps(market, answer)}>
                      {answer.answer}
                    </button>
                  ))
                )}
              </div>
            ))}
        </fieldset>
      ))}
      <button {...panel.getSaveProps()}>Guardar</button>
    </form>
  );
}

const radio = (name: string) => screen.findByRole('radio', { name });
const isChecked = (element: Element) => element.getAttribute('aria-checked') === 'true';

describe('a panel with a look of its own', () => {
  it('is drawn again at each answer, also when it was dirty before', async () => {
    const { user } = renderWidget(prediRoutes([openMatch]), <PlainPanel />);
    await user.click(await radio('Empate'));
    expect(isChecked(await radio('Empate'))).toBe(true);
    await user.click(await radio('Visita'));
    expect(isChecked(await radio('Visita'))).toBe(true);
    expect(isChecked(await radio('Empate'))).toBe(false);
  });

  it('puts a score with the getters of its inputs', async () => {
    const { user, sent } = renderWidget(prediRoutes([openMatch]), <PlainPanel />);
    const local = await screen.findByRole('spinbutton', { name: 'Goles de Puerto Bravo' });
    await user.type(local, '{ArrowUp}');
    expect((local as HTMLInputElement).value).toBe('3');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject([{ match_prediction: marketId(55, 'marcador') }]);
  });

  it('saves only while something differs, counts what is answered and opens the other match', async () => {
    const { user, sent } = renderWidget(prediRoutes([openMatch, drawnMatch]), <PlainPanel />);
    const save = await screen.findByRole('button', { name: 'Guardar' });
    await user.click(save);
    expect(sent()).toEqual([]);
    screen.getByRole('progressbar', { name: 'Respuestas', value: { now: 100, min: 0, max: 100 } });
    await user.click(screen.getByRole('button', { name: 'ver Marinera FC contra Vicuñas SC' }));
    screen.getByRole('button', { name: 'cerrar Marinera FC contra Vicuñas SC' });
  });
});
