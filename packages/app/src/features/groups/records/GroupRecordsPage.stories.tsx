import { groupAnswers, newGroupFixture } from '@arma11/testing/fixtures/groupFixtures';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/grupos/[idGrupo]/marcas',
  component: AppAt,
  args: { path: '/play/grupos/1/marcas' },
  parameters: { ...onAPage, overrides: groupAnswers() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Luis hizo 61 puntos con su once');
  },
});
export const Nothing = meta.story({
  parameters: { overrides: groupAnswers(newGroupFixture()), ...inOnePicture },
  play: async ({ canvas }) => {
    await canvas.findByText('Los récords empiezan con la primera sala que se pague.');
  },
});
