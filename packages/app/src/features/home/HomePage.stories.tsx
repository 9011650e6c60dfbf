import type { User } from '@arma11/core/contract';
import { amend, fail, hang, keyTo } from '@arma11/core/testing';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play',
  component: AppAt,
  args: { path: '/play' },
  parameters: onAPage,
});

export const Default = meta.story();
export const ClosingSoon = meta.story({ parameters: { world: 'por-cerrar', ...inOnePicture } });
export const Live = meta.story({ parameters: { world: 'en-vivo', ...inOnePicture } });
export const Settled = meta.story({ parameters: { world: 'liquidada', ...inOnePicture } });
export const Newcomer = meta.story({ parameters: { world: 'sin-salas', ...inOnePicture } });
export const Loading = meta.story({
  parameters: {
    amend: [hang(keyTo('home', 'banners')), hang(keyTo('salas', 'topSalas', { top: 5 }))],
    ...inOnePicture,
  },
});
export const OneSectionFails = meta.story({
  parameters: { amend: [fail(keyTo('salas', 'topSalas', { top: 5 }), 503)], ...inOnePicture },
});
export const Offline = meta.story({ globals: { network: 'sin-red' }, parameters: inOnePicture });

/** Who came before the terms were written is asked for them first. */
export const AsksForConsent = meta.story({
  parameters: {
    amend: [amend<User>(keyTo('accounts', 'getData'), (user) => ({ ...user, needs_consent: true }))],
    ...inOnePicture,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
