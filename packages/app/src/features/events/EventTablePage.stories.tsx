import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/eventos/tabla/[id]/[jornada]',
  component: AppAt,
  args: { path: `/play/eventos/tabla/${scenarioIds.pages.event.id}/${scenarioIds.pages.event.jornada}/` },
  parameters: onAPage,
});

export const Default = meta.story();
