import { keyTo, override, scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';
import type { CodedRoom } from './FoundRoom';

const meta = preview.meta({
  title: 'Pages/predi/sala-join',
  component: AppAt,
  args: { path: '/predi/sala-join' },
  parameters: onAPage,
});

export const Default = meta.story();
export const WithCode = meta.story({
  args: { path: `/predi/sala-join?code=${scenarioIds.pages.own.code}&predi=${scenarioIds.pages.own.id}` },
  parameters: inOnePicture,
});

const { own } = scenarioIds.pages;
/** The code of a seat in a pool that was played elsewhere. */
export const Seat = meta.story({
  args: { path: `/predi/sala-join?code=${own.code}&predi=${own.id}` },
  parameters: {
    ...inOnePicture,
    overrides: [
      override<CodedRoom>(keyTo('predi', 'salaByCode', { code: own.code }), (room) => ({
        ...room,
        user_ins: 0,
        is_admin: false,
        amount_ins: 0,
        join_allowed: true,
        reason: null,
        seat: { person: 'KAW', answered: 54 },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Quedarme con este asiento' });
  },
});
