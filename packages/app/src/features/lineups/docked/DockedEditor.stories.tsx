import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { scenarioIds } from '@arma11/testing/scenarios';
import { useScenario } from '@arma11/testing/storybook/scenario/storyScenario';
import { useStageAppearance } from '@arma11/testing/storybook/stage/useStageAppearance';
import { SessionProvider } from '@arma11/core';
import { Arma11Provider } from '@arma11/widgets';
import { onAPage } from '../../../stories/pageStory';
import { DockedEditor } from './DockedEditor';

const nothing = () => undefined;

/** The editor of wide screens, on any. */
function Docked({ entryId }: { entryId: number }) {
  const { client, queryClient, store } = useScenario();
  return (
    <Arma11Provider client={client} queryClient={queryClient} appearance={useStageAppearance()}>
      <SessionProvider store={store}>
        <DockedEditor entryId={entryId} onSaved={nothing} />
      </SessionProvider>
    </Arma11Provider>
  );
}

const meta = preview.meta({
  title: 'Pages/compe/sala/[idSala]/DockedEditor',
  component: Docked,
  args: { entryId: scenarioIds.sala.evening.entry },
  // Alone its heads are drawn a fraction of a pixel elsewhere from run to run: the pages that show it have pictures of it.
  parameters: { ...onAPage, chromatic: { disableSnapshot: true }, layout: 'padded' },
});

export const Team = meta.story();

/** Who may take the place of a shirt that was chosen, the best average first. */
export const Candidates = meta.story({
  play: async () => {
    const [shirt] = await screen.findAllByRole('button', { name: /^Delantero 1 de .*Cambiar/ });
    await userEvent.click(shirt!);
    const table = await screen.findByRole('table', { name: 'Jugadores para delantero' });
    const head = within(table).getByRole('columnheader', { name: 'Promedio' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(head).getByRole('button'));
  },
});

/** In play: points, and how many have each player. */
export const Live = meta.story({ parameters: { scenario: 'en-vivo' } });
