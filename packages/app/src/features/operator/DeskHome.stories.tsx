import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { onTheDesk } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador',
  component: AppAt,
  args: { path: '/operador' },
  parameters: onTheDesk,
});

export const Default = meta.story();

/** A player who finds the address. */
export const NotAllowed = meta.story({ parameters: { scenario: 'antes' } });
