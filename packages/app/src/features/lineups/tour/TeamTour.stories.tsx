import { configure, expect, waitFor } from 'storybook/test';
import type { Lineup } from '@arma11/core/contract';
import { keyTo, override, scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

// The steps come after the page, in a chunk of their own: on a busy machine that takes a while.
configure({ asyncUtilTimeout: 15_000 });

const { entry, id } = scenarioIds.sala.evening;
const given = override<Lineup>(keyTo('compe', 'getLineup', { id: entry }), (lineup) => ({
  ...lineup,
  untouched: true,
}));

const meta = preview.meta({
  title: 'Pages/compe/sala/[idSala]/Tour',
  component: AppAt,
  args: { path: `/compe/sala/${id}`, shownAround: false },
  parameters: { ...onAPage, overrides: [given] },
});

/** Over the stand, pointing at a shirt; the team can be used all the while. */
export const Given = meta.story({
  play: async ({ canvas }) => {
    const bubble = await canvas.findByRole('region', { name: 'Primeros pasos' });
    await waitFor(() => expect(bubble).toBeVisible());
    await expect(bubble).toHaveTextContent('Te dimos un once. Toca a un jugador para cambiarlo.');
    await expect(bubble).not.toHaveFocus();
  },
});

export const Saves = meta.story({
  parameters: inOnePicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Siguiente' }));
    await expect(canvas.getByRole('region', { name: 'Primeros pasos' })).toHaveTextContent(
      'Se guarda solo: mira aquí.',
    );
  },
});

export const Closes = meta.story({
  parameters: inOnePicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Siguiente' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Siguiente' }));
    await expect(await canvas.findByRole('button', { name: 'Listo' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Primeros pasos' })).toHaveTextContent(
      'Cierra jue 11 jun 15:19 H: hasta entonces cambias lo que quieras.',
    );
  },
});
