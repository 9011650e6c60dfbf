import { useQuery } from '@tanstack/react-query';
import { questsQueries, useClient } from '@arma11/core';
import type { Quest } from '@arma11/core/contract';
import { SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block, CardGrid } from '../../page/Column';
import { QuerySection } from '../../page/QuerySection';
import { QuestCard } from './QuestCard';

const LIST_HEIGHT = 400;

/** The missions beside the main one, as the day's summary lists them: known once it is known which one that is. */
export function OtherQuests() {
  const client = useClient();
  const main = useQuery(questsQueries.mainQuest(client));
  const query = useQuery(questsQueries.resume(client));
  if (query.data && main.data !== undefined && othersThan(main.data, query.data.quests).length === 0) return null;
  return (
    <Block>
      <SectionHeading title={es.quest.others} />
      <QuerySection query={query} skeleton={<Skeleton height={LIST_HEIGHT} />}>
        {({ quests }) =>
          main.isPending ? (
            <Skeleton height={LIST_HEIGHT} />
          ) : (
            <CardGrid>
              {othersThan(main.data ?? null, quests).map((quest) => (
                <QuestCard key={quest.id} quest={quest} />
              ))}
            </CardGrid>
          )
        }
      </QuerySection>
    </Block>
  );
}

const othersThan = (main: Quest | null, quests: readonly Quest[]) => quests.filter(({ id }) => id !== main?.id);
