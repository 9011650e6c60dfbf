import { refuse } from '@arma11/testing/scenarios';
import { expect, screen } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/login-user',
  component: AppAt,
  args: { path: '/login-user' },
  parameters: { ...onAPage, scenario: 'sin-sesion' },
});

export const Default = meta.story();
export const Refused = meta.story({
  parameters: {
    overrides: [refuse('POST users/login-default/', 401, 'CREDENCIALES', 'Email o contraseña incorrectos :(')],
    ...inOnePicture,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'nadie@example.com');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'olvidada');
    await userEvent.click(canvas.getByRole('button', { name: 'Ingresar' }));
    await canvas.findByText('Email o contraseña incorrectos :(');
  },
});

export const Forgotten = meta.story({
  parameters: inOnePicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Olvidé mi contraseña' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const NewPassword = meta.story({
  args: { path: '/login-user#restablecer=un-enlace-del-correo' },
  parameters: inOnePicture,
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
