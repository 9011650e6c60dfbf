import { cast } from '@arma11/core/testing';
import { AppAt } from '../../../../stories/AppAt';
import { onAPage } from '../../../../stories/pageStory';
import { wholeApp } from '../../../../stories/wholeApp';
import preview from '../../../../../../../.storybook/preview';

const meta = preview.meta({
  title: 'Pages/users/profile/[keyusername]',
  component: AppAt,
  args: { path: `/users/profile/${cast.pages.keyusername}` },
  loaders: wholeApp,
  parameters: onAPage,
});

export const Default = meta.story();
