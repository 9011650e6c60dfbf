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
export const Demo = meta.story({
  args: { demo: { email: 'demo@arma11.pe', password: 'jugar2026' } },
  parameters: inOnePicture,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Probar como demo' });
  },
});
export const Register = meta.story({
  parameters: inOnePicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear cuenta' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
