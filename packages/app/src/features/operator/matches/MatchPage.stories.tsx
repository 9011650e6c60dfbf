import { cast } from '@arma11/core/testing';
import preview from '../../../../../../.storybook/preview';
import { AppAt } from '../../../stories/AppAt';
import { onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/partidos/[match]',
  component: AppAt,
  args: { path: `/operador/partidos/${cast.pages.match}` },
  parameters: onTheDesk,
});

export const Default = meta.story();
