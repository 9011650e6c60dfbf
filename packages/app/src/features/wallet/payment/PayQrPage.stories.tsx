import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/pay-qr',
  component: AppAt,
  args: { path: `/play/pay-qr?id=${scenarioIds.pages.deposit}` },
  parameters: onAPage,
});

export const Default = meta.story();
export const WithoutOne = meta.story({ args: { path: '/play/pay-qr' }, parameters: inOnePicture });
export const InReview = meta.story({
  args: { path: `/play/pay-qr?id=${scenarioIds.pages.paidDeposit}` },
  parameters: inOnePicture,
});
