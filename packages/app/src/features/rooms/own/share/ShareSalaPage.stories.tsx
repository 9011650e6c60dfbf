import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../../stories/AppAt';
import { onAPage } from '../../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/predi/shared-sala-predi/[idSala]',
  component: AppAt,
  args: { path: `/predi/shared-sala-predi/${scenarioIds.pages.own.id}` },
  parameters: onAPage,
});

export const Default = meta.story();
