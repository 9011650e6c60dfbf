import { cast } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/predi/sala-join',
  component: AppAt,
  args: { path: '/predi/sala-join' },
  parameters: onAPage,
});

export const Default = meta.story();
export const WithCode = meta.story({
  args: { path: `/predi/sala-join?code=${cast.pages.own.code}&predi=${cast.pages.own.id}` },
  parameters: inOnePicture,
});
