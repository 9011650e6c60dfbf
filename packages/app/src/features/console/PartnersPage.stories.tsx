import { consolePartner, consolePath } from '@arma11/testing/fixtures/consoleFixtures';
import { answer, fail, hang, refuse } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { screen, userEvent } from 'storybook/test';
import { AppAt } from '../../stories/AppAt';
import { inEveryPicture, inOnePicture, onTheDesk } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/partners/console',
  component: AppAt,
  args: { path: '/partners/console' },
  parameters: onTheDesk,
});

const partners = consolePath('partners');
const other = { ...consolePartner, partner: 8, name: 'Club Atlético', origins: ['https://club.example'] };

export const Default = meta.story({
  parameters: { overrides: [answer(partners, [other, consolePartner])], ...inEveryPicture },
});
export const Nothing = meta.story({ parameters: { overrides: [answer(partners, [])], ...inOnePicture } });
export const Loading = meta.story({ parameters: { overrides: [hang(partners)], ...inOnePicture } });
export const Failed = meta.story({ parameters: { overrides: [fail(partners, 503)], ...inOnePicture } });

const INVITED = '/partners/console?invitacion=cZckudntKzq2yMimw8gas1SvZdjHYjFdwqJY2QzTye8';
const OVER = 'Esta invitación venció o ya se usó. Pide otra a quien te invitó.';

/** Where an invitation's link leads. */
export const Invited = meta.story({
  args: { path: INVITED },
  parameters: { overrides: [answer(partners, [])], ...inEveryPicture },
});

export const InvitationOver = meta.story({
  args: { path: INVITED },
  parameters: {
    overrides: [answer(partners, []), refuse(`POST ${consolePath('accept')}`, 410, 'PERMISO_VENCIDO', OVER)],
    ...inOnePicture,
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
    await screen.findByText(OVER);
  },
});
