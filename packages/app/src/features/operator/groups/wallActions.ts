import type { DeskGroupReport } from '@arma11/core/back-office';
import { operadorWallsEs } from '../../../messages/operadorWalls.es';
import type { DeskAction } from '../desk/ActionDialog';
import { reasonField } from '../desk/reasonField';

const t = operadorWallsEs;

/** How long somebody is silenced where nobody says otherwise, and at the most (rules R23.7). */
const DAYS = { usual: '7', most: 90 };

/** Shows a post to nobody any more. */
export const hiding = ({ post, username }: DeskGroupReport): DeskAction<'groupPostHide'> => ({
  call: 'groupPostHide',
  title: t.hideTitle(username),
  confirm: t.hide,
  danger: true,
  effect: t.hideEffect,
  given: { post },
  fields: [reasonField()],
});

/** Shows it again, and has nothing of it wait. */
export const restoring = ({ post, username }: DeskGroupReport): DeskAction<'groupPostRestore'> => ({
  call: 'groupPostRestore',
  title: t.restoreTitle(username),
  confirm: t.restore,
  effect: t.restoreEffect,
  given: { post },
  fields: [reasonField()],
});

/** Keeps its author from writing on walls. */
export const silencing = ({ user, username }: DeskGroupReport): DeskAction<'groupSilence'> => ({
  call: 'groupSilence',
  title: t.silenceTitle(username),
  confirm: t.silence,
  danger: true,
  effect: t.silenceEffect,
  given: { user },
  fields: [
    {
      name: 'days',
      label: t.days,
      hint: t.daysHint,
      kind: 'number',
      initial: DAYS.usual,
      min: 0,
      max: DAYS.most,
      required: true,
    },
    reasonField(),
  ],
});
