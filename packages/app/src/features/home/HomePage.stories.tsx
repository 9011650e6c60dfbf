import type { User } from '@arma11/core/contract';
import { groupAnswers } from '@arma11/testing/fixtures/groupFixtures';
import { override, fail, hang, keyTo } from '@arma11/testing/scenarios';
import { expect, screen } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, inOneWidePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play',
  component: AppAt,
  args: { path: '/play' },
  parameters: onAPage,
});

export const Default = meta.story();
export const ClosingSoon = meta.story({ parameters: { scenario: 'por-cerrar', ...inOnePicture } });
export const Live = meta.story({ parameters: { scenario: 'en-vivo', ...inOnePicture } });
export const Settled = meta.story({ parameters: { scenario: 'liquidada', ...inOnePicture } });
/** At the end of the aside, how one stands among one's friends. */
export const AmongFriends = meta.story({ parameters: { overrides: groupAnswers(), ...inOneWidePicture } });
/** Who plays in no room yet is offered a free one. */
export const Newcomer = meta.story({
  parameters: { scenario: 'sin-salas', ...inOnePicture },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Tu primera sala, gratis' })).toBeVisible();
  },
});
export const Loading = meta.story({
  parameters: {
    overrides: [hang(keyTo('home', 'banners')), hang(keyTo('salas', 'topSalas', { top: 5 }))],
    ...inOnePicture,
  },
});
export const OneSectionFails = meta.story({
  parameters: { overrides: [fail(keyTo('salas', 'topSalas', { top: 5 }), 503)], ...inOnePicture },
});
export const Offline = meta.story({ globals: { network: 'sin-red' }, parameters: inOnePicture });

/** Who came before the terms were written is asked for them first. */
export const AsksForConsent = meta.story({
  parameters: {
    overrides: [override<User>(keyTo('accounts', 'getData'), (user) => ({ ...user, needs_consent: true }))],
    ...inOnePicture,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
