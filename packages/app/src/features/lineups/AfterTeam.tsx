import { Suspense } from 'react';
import type { Sala } from '@arma11/core/contract';
import { lazyExtra } from '../../page/lazyExtra';
import { isLineupKept } from '../../page/trial/isLineupKept';
import { LineupPicture } from './LineupPicture';

// Nobody has an eleven from before they had an account, but once.
const ClaimLineup = lazyExtra<'ClaimLineup', { sala: Sala }>(() => import('./trial/ClaimLineup'), 'ClaimLineup');

/** What comes after a team: its picture, and its player's own eleven from before they had an account. */
export function AfterTeam({ sala }: { sala: Sala }) {
  return (
    <>
      {isLineupKept(sala.id) && (
        <Suspense fallback={null}>
          <ClaimLineup sala={sala} />
        </Suspense>
      )}
      <LineupPicture ins={sala.ins_user} place={`${sala.league_name} · ${sala.jornada_name}`} />
    </>
  );
}
