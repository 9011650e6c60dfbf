import { useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { invalidate, questsQueries, useClient } from '@arma11/core';
import { afterItem } from '@arma11/core/site';
import type { Quest } from '@arma11/core/contract';
import { QuestBar } from '@arma11/widgets';
import { fontSize, token } from '@arma11/widgets/theme';
import { ButtonLink, Card, EmptyState, Skeleton, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { QuerySection } from '../../page/QuerySection';
import { QuestSteps } from './QuestSteps';

const About = styled.p`
  margin: 12px 0 8px;

  & > small {
    display: block;
    margin-top: 2px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

/** The mission of the week: its bar with the reward, and its steps. */
export function MainQuest() {
  const t = es.quest;
  const query = useQuery(questsQueries.mainQuest(useClient()));
  return (
    <Block>
      <VisuallyHidden as="h2">{t.main}</VisuallyHidden>
      <QuerySection query={query} skeleton={<Skeleton height={288} />}>
        {(quest) =>
          quest ? (
            <Open quest={quest} />
          ) : (
            <EmptyState drawing="whistle" text={t.none} action={<ButtonLink href="/compe">{t.seeRooms}</ButtonLink>} />
          )
        }
      </QuerySection>
    </Block>
  );
}

function Open({ quest }: { quest: Quest }) {
  const queryClient = useQueryClient();
  return (
    <Card>
      <QuestBar framed={false} onComplete={() => void invalidate(queryClient, afterItem)} />
      <About>
        {quest.description}
        <small>{es.quest.ends(es.dates.kickoff(quest.ends_at))}</small>
      </About>
      <QuestSteps quest={quest} />
    </Card>
  );
}
