import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Button } from '@arma11/widgets/ui';
import { es } from '../messages/es';

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 12px;
`;

/** 'Ver más' under a paged list, as long as there is more. */
export function MoreRows({
  query,
}: {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}) {
  if (!query.hasNextPage) return null;
  return (
    <Foot>
      <Button kind="secondary" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {es.lists.more}
      </Button>
    </Foot>
  );
}
