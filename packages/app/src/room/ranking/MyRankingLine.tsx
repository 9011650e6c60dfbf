import { styled } from 'styled-components';
import type { Ranking, RankingRow } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../../messages/es';
import { prizeDistance } from './prizeDistance';
import { RankingLine } from './RankingLine';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  margin-top: 8px;
  padding: 8px 0 calc(8px + env(safe-area-inset-bottom, 0px));
  background: ${token('colorSurface')};

  & > p {
    margin: 0 0 6px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    text-align: center;
  }

  & > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

interface Props {
  ranking: Ranking;
  rows: readonly RankingRow[];
}

/** What the player wins or lacks; with their line, while it is not among those shown. */
export function MyRankingLine({ ranking, rows }: Props) {
  const money = useMoney();
  const { me } = ranking;
  if (!me) return null;
  const distance = prizeDistance({ me, results: rows });
  const t = es.room.ranking;
  const earned = ranking.provisional ? t.winning : t.won;
  const listed = rows.some(({ is_me }) => is_me);
  if (listed && !distance) return null;
  return (
    <Bar>
      {distance && <p>{distance.prize > 0 ? earned(money.amount(distance.prize)) : t.toPrize(distance.points)}</p>}
      {!listed && (
        <ol>
          <RankingLine row={me} />
        </ol>
      )}
    </Bar>
  );
}
