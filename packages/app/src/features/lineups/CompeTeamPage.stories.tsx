import { expect, screen, userEvent, within } from 'storybook/test';
import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { budgetAnswers } from '../../stories/budgetAnswers';
import { forgetKeptLineup, keepLineup } from '../../page/trial/keptLineup';
import { inOnePicture, inOneWidePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe/sala/[idSala]',
  component: AppAt,
  args: { path: `/compe/sala/${scenarioIds.sala.evening.id}` },
  parameters: onAPage,
});

export const Default = meta.story();
export const Live = meta.story({ parameters: { scenario: 'en-vivo', ...inOnePicture } });
export const Postponed = meta.story({ parameters: { scenario: 'aplazado', ...inOnePicture } });
export const Settled = meta.story({ parameters: { scenario: 'liquidada', ...inOnePicture } });
export const NotIn = meta.story({ args: { path: `/compe/sala/${scenarioIds.sala.paid}` }, parameters: inOnePicture });
/** Whose eleven of before they had an account waits for their seat. */
export const NotInWithEleven = meta.story({
  args: { path: `/compe/sala/${scenarioIds.sala.paid}` },
  beforeEach: () => {
    const kept = { until: Date.parse('2096-01-01T00:00:00Z'), chosen: true, players: [], captain: null };
    keepLineup(scenarioIds.sala.paid, { ...kept, formation: '442' });
    return () => forgetKeptLineup(scenarioIds.sala.paid);
  },
  parameters: inOnePicture,
  play: async ({ canvas }) => {
    await canvas.findByText(/^Tu once sigue en tu celular/);
  },
});
export const Cancelled = meta.story({
  args: { path: `/compe/sala/${scenarioIds.sala.unfilled.id}` },
  parameters: { scenario: 'en-vivo', ...inOnePicture },
});
/** In a room with a budget: what each one of the team costs, and what is left, above the keys. */
export const WithinBudget = meta.story({
  parameters: { overrides: budgetAnswers(), ...inOneWidePicture },
  play: async () => {
    const team = await screen.findByRole('table', { name: 'Mi equipo' });
    await expect(await within(team).findByRole('columnheader', { name: 'Precio' })).toBeVisible();
    await expect(within(team).getAllByText('11 M')).toHaveLength(3);
    await expect(screen.getByText('Te quedan 6 M')).toBeVisible();
  },
});
/** What one may cost who takes a place, over the prices of all who can; who is too dear says so. */
export const ChoosingWithinBudget = meta.story({
  parameters: { overrides: budgetAnswers(), ...inOneWidePicture },
  play: async () => {
    const [shirt] = await screen.findAllByRole('button', { name: /^Mediocampista 1 de .*Cambiar/ });
    await userEvent.click(shirt!);
    await screen.findByText(/Tienes \d+ M para este puesto$/);
    const players = await screen.findByRole('table', { name: 'Jugadores para mediocampista' });
    await expect(within(players).getByRole('columnheader', { name: 'Precio' })).toBeVisible();
    await expect(within(players).getAllByRole('button', { name: /: vale 12 M y tienes 10 M$/ }).length).toBeGreaterThan(
      0,
    );
    await expect(screen.getByText('Te quedan 6 M')).toBeVisible();
  },
});
