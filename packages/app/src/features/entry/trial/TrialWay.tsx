import { styled } from 'styled-components';
import { ButtonLink } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { readTrial } from '../../../page/trial/trialScores';
import { trialPath } from './trialPath';

const Place = styled.div`
  max-width: 420px;
  margin-top: 12px;
`;

/** Props of TrialWay. */
export interface TrialWayProps {
  /** The room. */
  id: number;
  query: URLSearchParams;
}

/** Last of the ways in to a room: it comes once the room is known, and moves none of them. */
export function TrialWay({ id, query }: TrialWayProps) {
  return (
    <Place>
      <ButtonLink href={trialPath(id, query)} kind="ghost" wide>
        {readTrial(id) ? es.trial.change : es.trial.tryIt}
      </ButtonLink>
    </Place>
  );
}
