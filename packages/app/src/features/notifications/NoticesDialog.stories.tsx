import preview from '@arma11/testing/preview';
import { answer, fail, keyTo } from '@arma11/testing/scenarios';
import { useScenario } from '@arma11/testing/storybook/scenario/storyScenario';
import { useStageAppearance } from '@arma11/testing/storybook/stage/useStageAppearance';
import { Arma11Provider } from '@arma11/widgets';
import { inOnePicture, onAPage } from '../../stories/pageStory';
import { NoticesDialog } from './NoticesDialog';

const stay = () => undefined;
const read = answer(keyTo('notifications', 'markRead', { body: {} }), { status: 'ok', unread: 0 });

/** What the bell opens. */
function Opened() {
  const { client, queryClient } = useScenario();
  return (
    <Arma11Provider client={client} queryClient={queryClient} appearance={useStageAppearance()}>
      <NoticesDialog open onClose={stay} />
    </Arma11Provider>
  );
}

const meta = preview.meta({
  title: 'Pages/play/Notices',
  component: Opened,
  parameters: { ...onAPage, overrides: [read] },
});

export const Default = meta.story();
export const Settled = meta.story({ parameters: { scenario: 'liquidada', ...inOnePicture } });
export const Newcomer = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
export const SummaryFails = meta.story({
  parameters: { overrides: [read, fail(keyTo('quests', 'resume'), 503)], ...inOnePicture },
});
