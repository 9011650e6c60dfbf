import { styled } from 'styled-components';
import type { VisitorRoom } from '@arma11/core/back-office';
import { ButtonLink } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { readKeptLineup } from '../../../page/trial/keptLineup';
import { readTrial } from '../../../page/trial/trialScores';
import { trialPath } from './trialPath';

const Place = styled.div`
  max-width: 420px;
  margin-top: 12px;
`;

/** Props of TrialWay. */
export interface TrialWayProps {
  room: VisitorRoom;
  query: URLSearchParams;
}

/** Last of the ways in to a room: it comes once the room is known, and moves none of them. */
export function TrialWay({ room, query }: TrialWayProps) {
  return (
    <Place>
      <ButtonLink href={trialPath(room, query)} kind="ghost" wide>
        {triedWords(room) ?? es.trial.tryIt}
      </ButtonLink>
    </Place>
  );
}

/** What one has made without an account, to change it; null where that is nothing. */
function triedWords({ kind, id }: VisitorRoom): string | null {
  if (kind === 'compe') return readKeptLineup(id)?.chosen ? es.lineupTrial.change : null;
  return readTrial(id) ? es.trial.change : null;
}
