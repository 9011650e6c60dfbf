import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ClientProvider } from '@arma11/core';
import type { LineupTrial } from '@arma11/core/back-office';
import { LineupEditor } from '@arma11/widgets';
import { token } from '@arma11/widgets/theme';
import { ButtonLink, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { Note } from '../../../../page/Note';
import { accountPath } from '../accountPath';
import { TrialBar } from '../TrialBar';
import { entryIdOf } from './phoneLineup';
import { usePhoneLineup } from './usePhoneLineup';

const Stage = styled.div`
  margin: 0 -16px;

  & .a11-team ~ div > [part~='button-primary'] {
    background: none;
    box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
    color: ${token('colorText')};
  }

  /* A guest has no other eleven to copy. */
  & .a11-team ~ div > [part~='button-primary'] + [part='button'] {
    display: none;
  }
`;

const Notes = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;

  &:empty {
    display: none;
  }
`;

const Bar = styled(TrialBar)`
  @media (min-width: 900px) {
    & > a {
      max-width: 460px;
      margin-inline: auto;
    }
  }
`;

/** Props of LineupTrialTeam. */
export interface LineupTrialTeamProps {
  trial: LineupTrial;
  drawn: NonNullable<LineupTrial['lineup']>;
  query: URLSearchParams;
}

/** The eleven of a room that is tried, kept on the device as it is changed, and the way to an account that plays with it. */
export function LineupTrialTeam({ trial: given, drawn, query }: LineupTrialTeamProps) {
  // Whoever leaves the pool while one chooses is taken out at the next visit, or on the way into the room.
  const [trial] = useState(given);
  const { client, queryClient, replaced, kept, choose } = usePhoneLineup(trial, drawn);
  const { gone, came } = replaced;
  const t = es.lineupTrial;
  return (
    <>
      <VisuallyHidden as="h2">{t.team}</VisuallyHidden>
      <Notes>
        {gone.length > 0 && (
          <Note icon="warning">
            {t.replaced(
              gone.map(({ name }) => name),
              came.map(({ short_name }) => short_name),
            )}
          </Note>
        )}
        {!kept && (
          <Note icon="warning" tone="bad">
            {t.unkept}
          </Note>
        )}
      </Notes>
      <Stage>
        <ClientProvider client={client}>
          <QueryClientProvider client={queryClient}>
            <LineupEditor entryId={entryIdOf(trial)} />
          </QueryClientProvider>
        </ClientProvider>
      </Stage>
      <Bar>
        <ButtonLink href={accountPath(trial.room, query)} wide onClick={choose}>
          {t.enter}
        </ButtonLink>
      </Bar>
    </>
  );
}
