import { forwardRef } from 'react';
import { useRankingWords, type RankingMessages } from '../messages/ranking.es';
import { useReport } from '../provider/ReportContext';
import { SignInAction } from '../provider/SignInAction';
import { useOurSite } from '../provider/useOurSite';
import { WithoutScript } from '../provider/WithoutScript';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorBlock } from '../ui/ErrorBlock';
import { LiveMark } from '../ui/LiveMark';
import { Box, Foot, Head, Root } from './Ranking.styles';
import { RankingRows } from './RankingRows';
import { RankingSkeleton } from './RankingSkeleton';
import { useRanking, type RankingKind, type RankingOptions, type RankingState } from './useRanking';

/** Props of Ranking. */
export interface RankingProps extends RankingOptions {
  /**
   * 'Ver toda la tabla' was tapped. Without it, Ranking on a partner's page opens the whole table on our site; elsewhere
   * it has no such button.
   */
  onOpen?: ((detail: { id: number }) => void) | undefined;
  /** Shows the rows without a way to the whole table. @default false */
  readonly?: boolean;
  className?: string;
}

/**
 * Shows the table of a room, live while its matches are played: places, players, points and prizes, with the player's own
 * row. Renders a `<div>`.
 * @example
 * <Ranking kind="predi" salaId={42} onOpen={({ id }) => location.assign(`/predi/sala/${id}/ranking`)} />
 */
export const Ranking = forwardRef<HTMLDivElement, RankingProps>(function Ranking(props, ref) {
  const { kind, salaId, limit = 10, className } = props;
  const ranking = useRanking(props);
  const open = useOpenTable(props);
  useReport({
    status: ranking.status,
    error: ranking.error,
    closed: !ranking.provisional,
    refresh: ranking.reload,
  });
  return (
    <Root ref={ref} part="root" className={className} data-state={ranking.status}>
      {ranking.status === 'ready' ? (
        <Box>
          <Heading ranking={ranking} />
          <RankingRows ranking={ranking} />
          {open && <OpenTable onOpen={open} />}
        </Box>
      ) : (
        <NoTable ranking={ranking} rows={limit} opens={open !== undefined} />
      )}
      <WithoutScript path={tablePath(kind, salaId)} />
    </Root>
  );
});

/** The whole table on our own site. */
const tablePath = (kind: RankingKind, id: number) => `/${kind}/sala/${id}/ranking`;

/** What 'Ver toda la tabla' does; undefined where it leads nowhere. */
function useOpenTable({ kind, salaId, onOpen, readonly }: RankingProps): (() => void) | undefined {
  const onOurSite = useOurSite();
  if (readonly) return undefined;
  if (onOpen) return () => onOpen({ id: salaId });
  if (!onOurSite) return undefined;
  return () => void globalThis.open(onOurSite(tablePath(kind, salaId)), '_blank', 'noopener');
}

function Heading({ ranking }: { ranking: RankingState }) {
  const t = useRankingWords();
  return (
    <Head part="header">
      <h3>{t.fromServer(ranking.room)}</h3>
      <p>
        {ranking.phase === 'live' ? <LiveMark text={t.live} /> : <span>{stateOf(ranking, t)}</span>}
        <span>{t.players(ranking.count)}</span>
      </p>
    </Head>
  );
}

function stateOf({ phase, before, provisional }: RankingState, t: RankingMessages): string {
  if (phase === 'cancelled') return t.cancelled;
  if (before) return t.before;
  return provisional ? t.provisional : t.official;
}

function OpenTable({ onOpen }: { onOpen: () => void }) {
  const t = useRankingWords();
  return (
    <Foot>
      <Button kind="secondary" part="open" onClick={onOpen}>
        {t.openTable}
      </Button>
    </Foot>
  );
}

interface NoTableProps {
  ranking: RankingState;
  rows: number;
  opens: boolean;
}

function NoTable({ ranking, rows, opens }: NoTableProps) {
  const t = useRankingWords();
  switch (ranking.status) {
    case 'error':
      return <ErrorBlock text={ranking.problem ?? ''} onRetry={ranking.reload} retrying={ranking.reloading} />;
    case 'notFound':
      return <EmptyState drawing="ticket" text={t.notFound} />;
    case 'signedOut':
      return <EmptyState drawing="ticket" text={t.signedOut} action={<SignInAction label={t.signIn} />} />;
    case 'empty':
      return <EmptyState drawing="whistle" text={t.empty} />;
    default:
      return <RankingSkeleton rows={rows} opens={opens} />;
  }
}
