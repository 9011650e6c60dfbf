import { ErrorBlock, Skeleton } from '@arma11/widgets/ui';
import { AppFrame } from './AppFrame';
import { Block, Column } from './Column';
import { Main } from './Main';

interface Props {
  error: Error | null;
  retry: () => void;
  retrying: boolean;
}

/** In the place of a room whose head has not arrived, or will not. */
export function SalaWait({ error, retry, retrying }: Props) {
  return (
    <AppFrame>
      <Column>
        <Main>
          <Block aria-busy={!error}>
            {error ? (
              <ErrorBlock text={error.message} onRetry={retry} retrying={retrying} />
            ) : (
              <>
                <Skeleton height={48} width="70%" />
                <Skeleton height={52} top={12} />
                <Skeleton height={48} top={16} />
                <Skeleton height={420} top={16} />
              </>
            )}
          </Block>
        </Main>
      </Column>
    </AppFrame>
  );
}
