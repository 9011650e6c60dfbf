import type { RankingRow } from '@arma11/core/contract';
import { useMoney } from '../headless/useMoney';
import { useRankingWords } from '../messages/ranking.es';
import { Avatar } from '../ui/Avatar';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Movement } from './Movement';
import { Place, Points, Table, Who } from './Ranking.styles';
import type { RankingState } from './useRanking';

/** The rows of a table, and under them the player's own where it is not among them. */
export function RankingRows({ ranking }: { ranking: RankingState }) {
  const t = useRankingWords();
  const { rows, own, before, room } = ranking;
  return (
    <Table part="table" aria-label={t.table(room)}>
      <thead>
        <tr>
          {[t.place, t.player, ...(before ? [] : [t.movement]), t.points].map((column) => (
            <th key={column} scope="col">
              <VisuallyHidden>{column}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.ins} row={row} before={before} />
        ))}
        {own && <Row row={own} before={before} apart />}
      </tbody>
    </Table>
  );
}

interface RowProps {
  row: RankingRow;
  before: boolean;
  /** Rows between this one and the one above it are not shown. */
  apart?: boolean;
}

/** Before the first points nobody has a place: everybody would be first. */
function Row({ row, before, apart = false }: RowProps) {
  const t = useRankingWords();
  const money = useMoney();
  const { position, user, points, prize, movement, tied, is_me } = row;
  return (
    <tr part={is_me ? 'row own' : 'row'} data-me={is_me} data-apart={apart} aria-current={is_me ? 'true' : undefined}>
      <td>
        <Place part="place">{before ? <span aria-hidden="true">–</span> : position}</Place>
      </td>
      <th scope="row">
        <Who part="player">
          <Avatar seed={user.id} src={user.avatar} size={32} />
          <span>
            <b>
              {user.username}
              {is_me && <VisuallyHidden> ({t.you})</VisuallyHidden>}
            </b>
            {prize > 0 && (
              <small part="prize">
                <span aria-hidden="true">{money.amount(prize)}</span>
                <VisuallyHidden>{t.prize(money.inWords(prize))}</VisuallyHidden>
              </small>
            )}
          </span>
        </Who>
      </th>
      {!before && (
        <td>
          <Movement places={movement} tied={tied} />
        </td>
      )}
      <td>
        <Points part="points">{before ? <span aria-hidden="true">–</span> : points}</Points>
      </td>
    </tr>
  );
}
