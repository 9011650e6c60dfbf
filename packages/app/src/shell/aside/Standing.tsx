import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { compeQueries, useClient } from '@arma11/core';
import type { Ranking, SalaCompe } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { ButtonLink, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { pointsInterval } from '../../page/liveInterval';
import { entryHref } from '../../room/entryHref';
import { Podium } from '../../room/ranking/Podium';
import { prizeDistance } from '../../room/ranking/prizeDistance';
import { RankingLine } from '../../room/ranking/RankingLine';
import { aroundMe } from './aroundMe';

const Part = styled.section`
  & > h2 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(24)};
  }

  & > p {
    margin: 4px 0 18px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > p:last-of-type {
    margin: 10px 0 12px;
    text-align: center;
  }
`;

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Gap = styled.li.attrs({ 'aria-hidden': true })`
  display: flex;
  justify-content: center;
  gap: 4px;
  padding: 7px;

  & > i {
    width: 4px;
    height: 4px;
    border-radius: 2px;
    background: ${token('colorBorderStrong')};
  }
`;

const PLAYED = new Set(['en_vivo', 'por_liquidar', 'liquidada', 'cerrada']);

/** How the player stands in the room that is being played now. */
export function Standing() {
  const client = useClient();
  const mine = useInfiniteQuery(compeQueries.mine(client));
  const entry = mine.data?.pages
    .flatMap(({ results }) => results)
    .find(({ sala_detail }) => PLAYED.has(sala_detail.estado));
  return entry ? <InRoom entry={entry} /> : null;
}

function InRoom({ entry }: { entry: SalaCompe }) {
  const { sala, sala_detail } = entry;
  const client = useClient();
  const { data, isError } = useInfiniteQuery({
    ...compeQueries.ranking(client, sala.id),
    refetchInterval: pointsInterval(sala_detail),
  });
  const ranking = data?.pages[0];
  if (!ranking) return isError ? null : <Skeleton height={530} />;
  if (ranking.results.length === 0) return null;
  return (
    <Part>
      <h2>{es.home.ranking}</h2>
      <p>
        {sala.jornada_name} · {ranking.provisional ? es.room.ranking.provisionalShort : es.room.ranking.official}
      </p>
      <Podium rows={ranking.results.slice(0, 3)} />
      <Around ranking={ranking} />
      <p>
        <Chase ranking={ranking} />
      </p>
      <ButtonLink kind="secondary" wide href={entryHref(entry, true)}>
        {es.home.fullTable}
      </ButtonLink>
    </Part>
  );
}

function Around({ ranking }: { ranking: Ranking }) {
  return (
    <Lines>
      {aroundMe(ranking).map((row, index) =>
        row === 'gap' ? (
          <Gap key={`gap-${index}`}>
            <i />
            <i />
            <i />
          </Gap>
        ) : (
          <RankingLine key={row.ins} row={row} />
        ),
      )}
    </Lines>
  );
}

function Chase({ ranking }: { ranking: Ranking }) {
  const money = useMoney();
  const distance = prizeDistance(ranking);
  if (distance === null) return null;
  return distance.prize > 0
    ? es.room.ranking.winning(money.amount(distance.prize))
    : es.room.ranking.toPrize(distance.points);
}
