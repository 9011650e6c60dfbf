import { expect, within } from 'storybook/test';
import type { Lineup } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { keyTo, override, scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onAPage } from '../../../stories/pageStory';

const { entry, id } = scenarioIds.sala.evening;
const out = [2, 9];
const twoOut = override<Lineup>(keyTo('compe', 'getLineup', { id: entry }), (lineup) => {
  const changed = structuredClone(lineup);
  for (const [index, { player }] of flattenLineup(changed).entries())
    if (out.includes(index)) Object.assign(player, { condition: 2, condition_note: 'Lesión muscular' });
    else player.condition = 0;
  return changed;
});

const meta = preview.meta({
  title: 'Pages/compe/sala/[idSala]/Unfit',
  component: AppAt,
  args: { path: `/compe/sala/${id}?arreglar=1` },
  parameters: { ...onAPage, overrides: [twoOut] },
});

/** Who comes from the reminder before the lock is offered the best in place of the injured. */
export const Two = meta.story({
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('dialog', { name: '2 de tu once podrían no jugar' }, { timeout: 15_000 });
    await expect(within(sheet).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(sheet).getByRole('button', { name: 'Cambiar a los 2' })).toBeVisible();
  },
});
