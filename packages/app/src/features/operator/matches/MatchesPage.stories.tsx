import { deskCalls, type DeskTeam } from '@arma11/core/back-office';
import { answer, scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { screen, userEvent } from 'storybook/test';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/partidos',
  component: AppAt,
  args: { path: '/operador/partidos' },
  parameters: onTheDesk,
});

export const Default = meta.story();

const club = (team: number, name: string, short: string): DeskTeam => ({
  team,
  external_id: short,
  name,
  short,
  players: 25,
  coach: null,
});
const clubs = answer(deskCalls.teamList.path.replace('{league}', scenarioIds.pages.league), {
  status: 'ok',
  result: [club(1, 'Club Garúa', 'GAR'), club(2, 'Puerto Bravo', 'PBR')],
});

/** How a competition ended. */
export const TellingOutcome = meta.story({
  parameters: { overrides: [clubs], ...inEveryPicture },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Decir cómo terminó el torneo' }));
    await screen.findByRole('dialog', { name: 'Decir cómo terminó el torneo' });
    await screen.findByRole('option', { name: 'Puerto Bravo' });
  },
});
