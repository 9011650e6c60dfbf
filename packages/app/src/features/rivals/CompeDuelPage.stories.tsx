import { expect, screen, userEvent, within } from 'storybook/test';
import { duelFixture } from '@arma11/testing/fixtures/duelFixture';
import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, inOneWidePicture, onAPage } from '../../stories/pageStory';
import { RIVAL, rivalEleven } from '../../stories/rivalAnswers';

const meta = preview.meta({
  title: 'Pages/compe/sala/[idSala]/duelo/[rival]',
  component: AppAt,
  args: { path: `/compe/sala/${scenarioIds.sala.evening.id}/duelo/${RIVAL}` },
  parameters: { ...onAPage, scenario: 'en-vivo', overrides: rivalEleven() },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByText('Te faltan 7 puntos')).toBeVisible();
    await expect(await screen.findByText('4 diferentes')).toBeVisible();
    await expect(screen.getAllByText('Lo tiene el 34 %')).toHaveLength(4);
  },
});

/** With nothing left there is no chance to tell and nothing to need. */
export const Over = meta.story({
  parameters: {
    scenario: 'liquidada',
    overrides: rivalEleven({
      me: { ...duelFixture().me, points: 40, position: 2 },
      rival: { ...duelFixture().rival, position: 4 },
      gap: 2,
      matches_left: 0,
      chance: null,
      events: [],
      next_prize: null,
    }),
    ...inOnePicture,
  },
  play: async () => {
    await expect(await screen.findByText('Le llevas 2 puntos')).toBeVisible();
    await expect(screen.queryByText('Qué necesito')).toBeNull();
  },
});

/** Nobody sees what others have before the lock, and nobody asks for it. */
export const Before = meta.story({
  parameters: { scenario: 'antes', overrides: [], ...inOnePicture },
  play: async () => {
    await expect(await screen.findByText(/se abren cuando cierre la sala/)).toBeVisible();
  },
});

/** By keyboard from the ranking to the rival and back. */
export const FromTheRanking = meta.story({
  args: { path: `/compe/sala/${scenarioIds.sala.evening.id}/ranking` },
  parameters: { overrides: [], ...inOneWidePicture },
  play: async () => {
    const table = await screen.findByLabelText('Tabla de posiciones');
    const [first] = within(table).getAllByRole('link', { name: /^Ver frente a / });
    first!.focus();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^Ver frente a /);
  },
});
