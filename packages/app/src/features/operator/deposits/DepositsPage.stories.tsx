import type { DeskDepositShown } from '@arma11/core/back-office';
import { override } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/recargas',
  component: AppAt,
  args: { path: '/operador/recargas' },
  parameters: onTheDesk,
});

export const Default = meta.story();

const shownWith = (change: Partial<DeskDepositShown>) => ({
  overrides: [
    override<{ result: DeskDepositShown }>('GET ops/deposits/2/', ({ result, ...body }) => ({
      ...body,
      result: { ...result, ...change },
    })),
  ],
});

/** A deposit that was decided long ago: its picture was kept for as long as the operator says. */
export const PictureDeleted = meta.story({
  parameters: shownWith({ estado: 'aprobado', image_deleted_at: '2026-09-10T08:00:00.000Z' }),
});

export const PictureUnreadable = meta.story({ parameters: shownWith({ has_image: true, image_unreadable: true }) });
