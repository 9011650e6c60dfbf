import type { DeskFeed } from '@arma11/core/contract';
import { operadorFeedsEs } from '../../../messages/operadorFeeds.es';
import type { DeskAction } from '../desk/ActionDialog';
import { reasonField } from '../desk/reasonField';

const t = operadorFeedsEs;

/** Stops reading it until somebody resumes it. */
export const pausing = ({ feed, league }: DeskFeed): DeskAction<'feedPause'> => ({
  call: 'feedPause',
  title: t.pauseTitle(league),
  confirm: t.pause,
  danger: true,
  effect: t.pauseEffect,
  given: { feed },
  fields: [reasonField()],
});

/** Reads it at once; what rang an alarm can be taken as it stands. */
export const resuming = ({ feed, league, state, alarm }: DeskFeed): DeskAction<'feedResume'> => ({
  call: 'feedResume',
  title: t.resumeTitle(league),
  confirm: state === 'paused' ? t.resume : t.check,
  effect: t.resumeEffect,
  given: { feed },
  fields: [
    ...(alarm === 'clubs' || alarm === 'older' || alarm === 'shape'
      ? [{ name: 'trust', label: t.trust, hint: t.trustHint, kind: 'tick' as const }]
      : []),
    reasonField(),
  ],
});
