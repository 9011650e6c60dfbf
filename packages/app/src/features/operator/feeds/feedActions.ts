import type { DeskFeed } from '@arma11/core/back-office';
import { operadorFeedsEs } from '../../../messages/operadorFeeds.es';
import type { DeskAction } from '../desk/ActionDialog';
import { reasonField } from '../desk/reasonField';

const t = operadorFeedsEs;

/** Reads a league from a source, from now on. */
export const adding = (): DeskAction<'feedAdd'> => ({
  call: 'feedAdd',
  title: t.add,
  confirm: t.add,
  effect: t.addEffect,
  given: {},
  fields: ({ source = 'fpl' }) => [
    { name: 'source', label: t.columns.source, kind: 'choice', options: t.sources, initial: 'fpl' },
    { name: 'league', label: t.addLeague, hint: t.addLeagueHint, required: true },
    { name: 'name', label: t.addName, hint: t.addNameHint },
    { name: 'scoring', label: t.addScoring, hint: t.addNameHint, kind: 'choice', options: t.scorings },
    ...(source === 'fpl'
      ? []
      : [
          { name: 'address', label: t.addAddress, hint: t.addAddressHint, required: true },
          { name: 'season', label: t.addSeason, hint: t.addSeasonHint },
          { name: 'zone', label: t.addZone, hint: t.addZoneHint },
        ]),
    ...(source === 'json' || source === 'csv'
      ? [
          {
            name: 'mapping',
            label: t.addMapping,
            hint: t.addMappingHint,
            kind: 'file' as const,
            accept: '.json',
            required: true,
          },
        ]
      : []),
  ],
});

/** Reads it no more. */
export const removing = ({ feed, league }: DeskFeed): DeskAction<'feedRemove'> => ({
  call: 'feedRemove',
  title: t.removeTitle(league),
  confirm: t.remove,
  danger: true,
  effect: t.removeEffect,
  given: { feed },
  fields: [reasonField()],
});

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
