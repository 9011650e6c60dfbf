import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState, type RefObject } from 'react';
import { compeQueries, useClient } from '@arma11/core';
import { isClosed } from '@arma11/core/domain';
import { useViewer } from '@arma11/widgets';
import { lazyExtra } from '../../../page/lazyExtra';
import { wasSeen } from '../../../page/seen';
import type { TourStepsProps } from './TourSteps';

// Who has seen it downloads nothing of it.
const TourSteps = lazyExtra<'TourSteps', TourStepsProps>(() => import('./TourSteps'), 'TourSteps');

interface Props {
  entryId: number;
  /** Around the team. */
  stage: RefObject<HTMLElement | null>;
}

/** Shows a player around the first team that the game gave them, once on each device. */
export function TeamTour({ entryId, stage }: Props) {
  const { data: lineup } = useQuery(compeQueries.lineup(useClient(), entryId));
  const { user } = useViewer();
  const [running, setRunning] = useState(false);
  const end = useCallback(() => setRunning(false), []);
  if (!lineup || !user || isClosed(lineup)) return null;
  // It goes on when the player changes their team, which is then no longer the one that was given.
  if (!running && lineup.untouched && !wasSeen('tour', user.username)) setRunning(true);
  if (!running) return null;
  return (
    <Suspense fallback={null}>
      <TourSteps stage={stage} lineup={lineup} user={user.username} onEnd={end} />
    </Suspense>
  );
}
