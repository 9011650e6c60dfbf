import preview from '../../../../../../.storybook/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/predi/historial',
  component: AppAt,
  args: { path: '/predi/historial' },
  parameters: { ...onAPage, world: 'liquidada' },
});

export const Default = meta.story();
export const Empty = meta.story({ parameters: { world: 'sin-salas', ...inOnePicture } });
