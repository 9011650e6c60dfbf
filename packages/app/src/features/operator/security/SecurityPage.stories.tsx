import { type SecondFactors, secondFactorCalls } from '@arma11/core/back-office';
import { totpOfferFixture } from '@arma11/testing/fixtures/totpOfferFixture';
import { answer, fail, hang, refuse } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { screen, userEvent } from 'storybook/test';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, inOnePicture, onBothScreens, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/seguridad',
  component: AppAt,
  args: { path: '/operador/seguridad' },
  parameters: onTheDesk,
});

const state = secondFactorCalls.state.path;
const DESK = 'plus/users/me/desk/';
const none: SecondFactors = { required: true, given: false, totp: null, passkeys: [], recovery_left: 0 };
const some: SecondFactors = {
  required: true,
  given: true,
  totp: { created_at: '2026-08-02T15:00:00Z' },
  passkeys: [
    { id: 1, name: 'Mi celular', created_at: '2026-08-02T15:05:00Z', last_used_at: '2026-08-08T14:00:00Z' },
    { id: 2, name: 'Laptop de la oficina', created_at: '2026-08-03T15:05:00Z', last_used_at: null },
  ],
  recovery_left: 9,
};

const WRONG_CODE = 'El código no es correcto o ya se usó. Espera el siguiente y escríbelo.';
const LAST = 'Es tu único segundo factor y la operación pide uno. Activa otro y después quita este.';

export const Default = meta.story({ parameters: { overrides: [answer(state, some)], ...inEveryPicture } });

/** The desk is closed to whoever has none. */
export const ToAdd = meta.story({
  parameters: {
    overrides: [answer(state, none), answer(DESK, { role: 'admin', second_factor: 'add' })],
    ...inOnePicture,
  },
});

export const Loading = meta.story({ parameters: { overrides: [hang(state)], ...inOnePicture } });

export const Failed = meta.story({ parameters: { overrides: [fail(state, 503)], ...inOnePicture } });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const write = async (name: string, text: string) => userEvent.type(await screen.findByRole('textbox', { name }), text);
const opened = (name: string) => screen.findByRole('dialog', { name });

const offer = answer(`POST ${secondFactorCalls.beginTotp.path}`, totpOfferFixture);

/** The QR code stays dark on light in the dark, too: cameras read no other. */
export const AddingAnApp = meta.story({
  parameters: { overrides: [answer(state, none), offer], ...inEveryPicture },
  play: async () => {
    await press('Activar app de códigos');
    await opened('Activar app de códigos');
  },
});

export const WrongCodeOfTheApp = meta.story({
  parameters: {
    overrides: [
      answer(state, none),
      offer,
      refuse(`POST ${secondFactorCalls.confirmTotp.path}`, 422, 'CODIGO_INCORRECTO', WRONG_CODE),
    ],
    ...onBothScreens,
  },
  play: async () => {
    await press('Activar app de códigos');
    await write('Código de seis dígitos', '123456');
    await press('Activar');
    await screen.findByText(WRONG_CODE);
  },
});

const codes = [...'ABCDEFGHJK'].map((letter) => `7QK${letter}-M4XR-ZP3T-HC8N-W2VE-9GLA`);

/** Shown once, with the first factor or when new ones are made. */
export const CodesToKeep = meta.story({
  parameters: {
    overrides: [
      answer(state, some),
      answer(`POST ${secondFactorCalls.renewRecovery.path}`, { status: 'ok', recovery_codes: codes }),
    ],
    ...inEveryPicture,
  },
  play: async () => {
    await press('Crear códigos nuevos');
    await opened('Guarda tus códigos de recuperación');
  },
});

export const NamingAPasskey = meta.story({
  parameters: { overrides: [answer(state, some)], ...inEveryPicture },
  play: async () => {
    await press('Agregar llave de acceso');
    await opened('Agregar llave de acceso');
    await write('Nombre de la llave', 'Llave USB');
  },
});

export const RemovingAPasskey = meta.story({
  parameters: { overrides: [answer(state, some)], ...inEveryPicture },
  play: async () => {
    await press('Quitar la llave Laptop de la oficina');
    await opened('Quitar «Laptop de la oficina»');
  },
});

/** In production the last one stays. */
export const RemovingTheLast = meta.story({
  parameters: {
    overrides: [
      answer(state, { ...some, passkeys: [] }),
      refuse(`DELETE ${secondFactorCalls.removeTotp.path}`, 409, 'ULTIMO_FACTOR', LAST),
    ],
    ...onBothScreens,
  },
  play: async () => {
    await press('Quitar app');
    await press('Quitar');
    await screen.findByText(LAST);
  },
});
