import { secondFactorCalls } from '@arma11/core/back-office';
import { answer, disconnect, hang, refuse } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { screen, userEvent } from 'storybook/test';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, onBothScreens, onTheDesk } from '../../../stories/pageStory';

/** Before every page of the desk, until this session has shown a second factor. */
const meta = preview.meta({
  title: 'Pages/operador/seguridad/GiveFactor',
  component: AppAt,
  args: { path: '/operador/seguridad' },
  parameters: onTheDesk,
});

const giveCode = `POST ${secondFactorCalls.giveCode.path}`;
const toShow = answer('plus/users/me/desk/', { role: 'admin', second_factor: 'show' });
const WRONG_CODE = 'El código no es correcto o ya se usó. Espera el siguiente y escríbelo.';
const TOO_MANY = 'Demasiados intentos fallidos. Pide a quien administra que restablezca tu segundo factor.';

const tryACode = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Código de tu app o de recuperación' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
};

export const Empty = meta.story({ parameters: { overrides: [toShow], ...inEveryPicture } });

export const WrongCode = meta.story({
  parameters: { overrides: [toShow, refuse(giveCode, 422, 'CODIGO_INCORRECTO', WRONG_CODE)], ...inEveryPicture },
  play: async () => {
    await tryACode();
    await screen.findByText(WRONG_CODE);
  },
});

export const TooManyTries = meta.story({
  parameters: { overrides: [toShow, refuse(giveCode, 429, 'MUCHOS_INTENTOS', TOO_MANY)], ...onBothScreens },
  play: async () => {
    await tryACode();
    await screen.findByText(TOO_MANY);
  },
});

export const Busy = meta.story({
  parameters: { overrides: [toShow, hang(giveCode)], ...onBothScreens },
  play: async () => {
    await tryACode();
    await screen.findByRole('button', { name: 'Un momento…' });
  },
});

export const Offline = meta.story({
  parameters: { overrides: [toShow, disconnect(giveCode)], ...onBothScreens },
  play: async () => {
    await tryACode();
    await screen.findByText(/conexión/);
  },
});
