import { Arma11Error } from '@arma11/core';
import { ButtonLink, EmptyState, ErrorBlock, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block, Column } from '../../page/Column';
import { Main } from '../../page/Main';
import { PageHead } from '../../page/PageHead';
import { PageTitle } from '../../page/PageTitle';
import { Sky } from '../../page/Sky';
import { useWide } from '../../page/useWide';
import { AppFrame } from '../AppFrame';
import { BottomNav } from '../BottomNav';

interface Props {
  error: Error | null;
  retry: () => void;
  retrying: boolean;
  /** Where rooms of its kind are found. */
  away: string;
  /** What is said of one that is not there. @default that of rooms */
  gone?: typeof es.room.gone;
}

/** In the place of a room whose head has not arrived, or will not: a number that is no room's says so, with a way on. */
export function SalaWait({ error, retry, retrying, away, gone = es.room.gone }: Props) {
  const wide = useWide();
  return (
    <AppFrame>
      {error && <Sky kind="short" />}
      <Column>
        <Main>
          {error ? (
            <Failed error={error} retry={retry} retrying={retrying} away={away} words={gone} />
          ) : (
            <Block aria-busy="true">
              <Skeleton height={48} width="70%" />
              <Skeleton height={52} top={12} />
              <Skeleton height={48} top={16} />
              <Skeleton height={420} top={16} />
            </Block>
          )}
        </Main>
      </Column>
      {error && !wide && <BottomNav />}
    </AppFrame>
  );
}

interface FailedProps extends Omit<Props, 'gone'> {
  error: Error;
  words: typeof es.room.gone;
}

function Failed({ error, retry, retrying, away, words: t }: FailedProps) {
  const gone = error instanceof Arma11Error && error.code === 'not_found';
  const others = <ButtonLink href={away}>{t.others}</ButtonLink>;
  return (
    <>
      <PageTitle title={gone ? t.title : t.room} />
      <PageHead title={gone ? t.title : t.room} />
      <Block>
        {gone ? (
          <EmptyState drawing="ticket" text={t.text} action={others} />
        ) : (
          <ErrorBlock text={error.message} onRetry={retry} retrying={retrying} />
        )}
      </Block>
    </>
  );
}
