import { type SecondFactors, secondFactorCalls } from '@arma11/core/contract';
import { answer, fail, hang } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, inOnePicture, onTheDesk } from '../../../stories/pageStory';

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

export const Default = meta.story({ parameters: { overrides: [answer(state, some)], ...inEveryPicture } });

/** The desk is closed to whoever has none. */
export const ToAdd = meta.story({
  parameters: {
    overrides: [answer(state, none), answer(DESK, { role: 'admin', second_factor: 'add' })],
    ...inOnePicture,
  },
});

/** Before every page of the desk, until this session has shown one. */
export const ToShow = meta.story({
  parameters: { overrides: [answer(DESK, { role: 'admin', second_factor: 'show' })], ...inEveryPicture },
});

export const Loading = meta.story({ parameters: { overrides: [hang(state)], ...inOnePicture } });

export const Failed = meta.story({ parameters: { overrides: [fail(state, 503)], ...inOnePicture } });
