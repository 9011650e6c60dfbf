import { deskCalls, type DeskDeploy, type DeskDeployCheck } from '@arma11/core/back-office';
import { answer, fail, hang } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, inOnePicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/despliegue',
  component: AppAt,
  args: { path: '/operador/despliegue' },
  parameters: onTheDesk,
});

const deploy = deskCalls.deployCheck.path;
const kinds: DeskDeployCheck['kind'][] = ['matches', 'locks', 'payments', 'messages', 'schema', 'ledger', 'archive'];
const checks = (troubles: Partial<Record<DeskDeployCheck['kind'], Partial<DeskDeployCheck>>>): DeskDeployCheck[] =>
  kinds.map((kind) => ({ kind, state: 'good', count: 0, until: null, ...troubles[kind] }));
const found = (result: DeskDeploy) => ({ overrides: [answer(deploy, { status: 'ok', result })] });

/** On an evening with matches. */
export const Default = meta.story({
  parameters: {
    ...found({
      safe: false,
      checks: checks({
        matches: { state: 'wait', count: 2, until: '2026-08-09T00:30:00Z' },
        locks: { state: 'wait', count: 6, until: '2026-08-08T21:55:00Z' },
      }),
      quiet_from: '2026-08-09T00:30:00Z',
      quiet_until: '2026-08-09T15:30:00Z',
    }),
    ...inEveryPicture,
  },
});

export const Safe = meta.story({
  parameters: {
    ...found({
      safe: true,
      checks: checks({}),
      quiet_from: '2026-08-08T20:00:00Z',
      quiet_until: '2026-08-09T15:30:00Z',
    }),
    ...inOnePicture,
  },
});

/** Something is broken, and the next two days are full. */
export const Broken = meta.story({
  parameters: {
    ...found({
      safe: false,
      checks: checks({ messages: { state: 'bad', count: 14 }, archive: { state: 'bad', count: 1 } }),
      quiet_from: null,
      quiet_until: null,
    }),
    ...inOnePicture,
  },
});

export const Loading = meta.story({ parameters: { overrides: [hang(deploy)], ...inOnePicture } });
export const Error = meta.story({ parameters: { overrides: [fail(deploy, 503)], ...inOnePicture } });
