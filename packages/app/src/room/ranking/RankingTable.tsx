import { styled } from 'styled-components';
import type { RankingRow } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, token } from '@arma11/widgets/theme';
import { Avatar } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Grid } from '../../page/DeskTable.styles';
import { Movement } from './Movement';
import { RankedName } from './RankedName';
import { wholeRowLink } from './wholeRowLink';

const Table = styled(Grid)`
  & tbody tr {
    position: relative;
  }

  & td[data-figure='true'] {
    font-size: ${displaySize(19)};
    white-space: nowrap;
  }

  & td > span {
    display: flex;
    align-items: center;
    gap: 10px;
    font-weight: 600;
  }

  & td[data-figure='true'] > span {
    justify-content: flex-end;
    font-weight: 400;
  }

  ${wholeRowLink}

  /* The row is what one presses, not the name alone. */
  & td > span > a {
    min-height: 0;
    color: inherit;
  }

  & tr[data-me='true'] {
    background: ${token('colorAccent')};
    color: ${token('colorAccentText')};
  }

  & tr[data-me='true'] span {
    color: inherit;
  }

  @media (forced-colors: active) {
    & tr[data-me='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

interface Props {
  rows: readonly RankingRow[];
  /** Nobody has points or a prize yet. */
  before: boolean;
  /** Where a player is set against one's own entry; the whole row leads there. */
  hrefOf: (row: RankingRow) => string | undefined;
}

/** A ranking on a wide screen: a column for each thing that a line of it tells. */
export function RankingTable({ rows, before, hrefOf }: Props) {
  const t = es.room.ranking;
  const money = useMoney();
  const hits = !before && rows.some(({ aciertos }) => aciertos !== null);
  return (
    <Table aria-label={t.table}>
      <thead>
        <tr>
          <th scope="col">{t.place}</th>
          <th scope="col">{t.player}</th>
          <th scope="col" data-figure>
            {t.movement}
          </th>
          {hits && (
            <th scope="col" data-figure>
              {t.hitsHead}
            </th>
          )}
          <th scope="col" data-figure>
            {t.prize}
          </th>
          <th scope="col" data-figure>
            {t.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.ins} data-me={row.is_me}>
            <td>{row.position}</td>
            <td>
              <Who row={row} href={hrefOf(row)} />
            </td>
            <td data-figure>
              <Movement places={row.movement} tied={row.tied} />
            </td>
            {hits && <td data-figure>{row.aciertos ?? '–'}</td>}
            <td data-figure>{row.prize > 0 ? money.amount(row.prize) : '–'}</td>
            <td data-figure>{row.points}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Who = ({ row, href }: { row: RankingRow; href: string | undefined }) => (
  <span>
    <Avatar seed={row.user.id} src={row.user.avatar} size={32} />
    <RankedName row={row} href={href} />
  </span>
);
