import { styled } from 'styled-components';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 16px;
`;

type Paged = Pick<UseInfiniteQueryResult<unknown>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

/** Brings the next page of a list, while there is one. */
export function MoreButton({ query }: { query: Paged }) {
  if (!query.hasNextPage) return null;
  return (
    <Foot>
      <Button kind="secondary" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {es.prediRooms.more}
      </Button>
    </Foot>
  );
}
