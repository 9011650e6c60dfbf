import preview from '@arma11/testing/preview';
import { screen, userEvent } from 'storybook/test';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/fuentes',
  component: AppAt,
  args: { path: '/operador/fuentes' },
  parameters: onTheDesk,
});

export const Default = meta.story();

/** The form of a source. */
export const Adding = meta.story({
  parameters: inEveryPicture,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar fuente' }));
    await screen.findByRole('dialog', { name: 'Agregar fuente' });
  },
});
