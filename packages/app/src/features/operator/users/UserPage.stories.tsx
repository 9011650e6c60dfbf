import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/usuarios/[user]',
  component: AppAt,
  args: { path: `/operador/usuarios/${scenarioIds.player.id}` },
  parameters: onTheDesk,
});

export const Default = meta.story();
