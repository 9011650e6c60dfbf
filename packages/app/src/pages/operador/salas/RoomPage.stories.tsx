import { cast } from '@arma11/core/testing';
import { AppAt } from '../../../stories/AppAt';
import { onTheDesk } from '../../../stories/pageStory';
import { wholeApp } from '../../../stories/wholeApp';
import preview from '../../../../../../.storybook/preview';

const meta = preview.meta({
  title: 'Pages/operador/salas/[room]',
  component: AppAt,
  args: { path: `/operador/salas/${cast.sala.evening.id}` },
  loaders: wholeApp,
  parameters: onTheDesk,
});

export const Default = meta.story();
