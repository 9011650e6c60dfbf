import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { Ranking, RankingRow } from '@arma11/core/contract';
import { formatTime } from '@arma11/core/domain';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button, EmptyState, ErrorBlock, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { useWide } from '../../page/useWide';
import { MyRankingLine } from './MyRankingLine';
import { Podium } from './Podium';
import { RankingLine } from './RankingLine';
import { RankingTable } from './RankingTable';
import { RankingPicture, type RankingTitle } from './RankingPicture';

const Head = styled.div`
  margin-bottom: 18px;

  & > h2 {
    ${displayText}
    margin: 0 0 4px;
    font-size: ${displaySize(24)};
  }

  & > p {
    margin: 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 12px;
`;

interface Props {
  query: UseInfiniteQueryResult<InfiniteData<Ranking>>;
  /** The room still takes entries: nobody has points. */
  before: boolean;
  /** What the picture of it is called. */
  title: RankingTitle;
  /** Where it is told how one stands against a row; absent where one cannot be set against others. */
  rivals?: RivalLinks | undefined;
}

/** How the rows of a ranking lead to what another player has. */
export interface RivalLinks {
  /** What is said until the lock: the rows open then. */
  opens: string;
  /** What is said from then on. */
  tap: string;
  /** Of the page of an entry. */
  hrefOf: (ins: number) => string;
}

/** The ranking of a room: podium, table, and the player's own line. */
export function RankingPanel({ query, before, title, rivals }: Props) {
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const ranking = data?.pages[0];
  if (!ranking)
    return (
      <Block aria-busy={!error}>
        {error ? <ErrorBlock text={error.message} onRetry={() => void query.refetch()} /> : <Skeleton height={480} />}
      </Block>
    );
  const rows = data.pages.flatMap(({ results }) => results);
  return (
    <Block>
      <Heading ranking={ranking} before={before} hint={before ? rivals?.opens : ranking.me ? rivals?.tap : undefined} />
      {rows.length === 0 ? (
        <EmptyState drawing="whistle" text={es.room.ranking.empty} />
      ) : (
        <Table rows={rows} before={before} hrefOf={ranking.me && !before ? rivals?.hrefOf : undefined} />
      )}
      {hasNextPage && (
        <Foot>
          <Button kind="secondary" pending={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {es.room.ranking.more}
          </Button>
        </Foot>
      )}
      {!before && rows.length > 0 && (
        <Foot>
          <div>
            <RankingPicture ranking={ranking} title={title} />
          </div>
        </Foot>
      )}
      {!before && <MyRankingLine ranking={ranking} rows={rows} />}
    </Block>
  );
}

function Heading({ ranking, before, hint }: { ranking: Ranking; before: boolean; hint: string | undefined }) {
  const t = es.room.ranking;
  const state = before ? t.before : ranking.provisional ? t.provisional : t.official;
  return (
    <Head>
      <h2>{t.title}</h2>
      <p>
        {state} {!before && t.updated(formatTime(ranking.updated_at))}
      </p>
      {hint && <p>{hint}</p>}
    </Head>
  );
}

interface TableProps {
  rows: readonly RankingRow[];
  before: boolean;
  hrefOf: RivalLinks['hrefOf'] | undefined;
}

/** Before the first points there is no podium: everybody is first. */
function Table({ rows, before, hrefOf }: TableProps) {
  const wide = useWide();
  const money = useMoney();
  const t = es.room.ranking;
  const note = ({ prize, aciertos }: RankingRow) =>
    [prize > 0 && money.amount(prize), aciertos !== null && !before && t.hits(aciertos)].filter(Boolean).join(' · ') ||
    undefined;
  const podium = !before && rows.length >= 3;
  const listed = podium ? rows.slice(3) : rows;
  const href = ({ ins, is_me }: RankingRow) => (is_me ? undefined : hrefOf?.(ins));
  return (
    <>
      {podium && (
        <Podium
          rows={rows.slice(0, 3)}
          prizeOf={({ prize }) => (prize > 0 ? money.amount(prize) : null)}
          hrefOf={href}
        />
      )}
      {wide ? (
        listed.length > 0 && <RankingTable rows={listed} before={before} hrefOf={href} />
      ) : (
        <Lines aria-label={t.table}>
          {listed.map((row) => (
            <RankingLine key={row.ins} row={row} note={note(row)} href={href(row)} />
          ))}
        </Lines>
      )}
    </>
  );
}
