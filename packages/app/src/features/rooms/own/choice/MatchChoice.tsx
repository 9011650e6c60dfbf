import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { prediRoomQueries } from '@arma11/core/site';
import type { MarketKind, Match } from '@arma11/core/contract';
import { CheckField, Chip, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { QuerySection } from '../../../../page/QuerySection';
import { MatchLine } from '../../MatchLine';

const Item = styled.li`
  padding: 10px 16px 12px;

  & label > span {
    flex: 1;
    min-width: 0;
  }
`;

const Questions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

const t = es.prediRooms.choice;

interface Props {
  predi: number;
  match: Match;
  /** What is asked about it; undefined while it is not chosen. */
  kinds: readonly MarketKind[] | undefined;
  onMatch: () => void;
  onKind: (kind: MarketKind) => void;
}

/** One match to tick; once ticked, what can be asked about it. */
export function MatchChoice({ predi, match, kinds, onMatch, onKind }: Props) {
  const name = t.versus(match.local.name, match.visit.name);
  return (
    <Item>
      <CheckField label={<MatchLine match={match} />} checked={kinds !== undefined} onChange={onMatch} />
      {kinds && (
        <Questions role="group" aria-label={t.questionsOf(name)}>
          <Catalogue predi={predi} match={match.id} kinds={kinds} onKind={onKind} />
        </Questions>
      )}
    </Item>
  );
}

interface CatalogueProps extends Pick<Props, 'predi' | 'onKind'> {
  match: number;
  kinds: readonly MarketKind[];
}

function Catalogue({ predi, match, kinds, onKind }: CatalogueProps) {
  const query = useQuery(prediRoomQueries.catalogue(useClient(), match, predi));
  return (
    <QuerySection query={query} skeleton={<Skeleton height={104} />}>
      {({ markets }) =>
        markets.map(({ kind, question, answers }) => (
          <Chip key={kind} pressed={kinds.includes(kind)} onClick={() => onKind(kind)}>
            {question} {t.upTo(Math.max(...answers.map(({ pts }) => pts)))}
          </Chip>
        ))
      }
    </QuerySection>
  );
}
