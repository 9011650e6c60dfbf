import { expect, screen } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/portada',
  component: AppAt,
  args: { path: '/' },
  parameters: { ...onAPage, scenario: 'sin-sesion' },
});

export const Default = meta.story();
export const Register = meta.story({
  parameters: inOnePicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear cuenta' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
