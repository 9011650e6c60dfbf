import { styled } from 'styled-components';
import { useMoney } from '@arma11/widgets';
import { displaySize, token } from '@arma11/widgets/theme';
import { LeagueBadge, Link } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Grid } from '../../../page/DeskTable.styles';
import { Room } from '../../../room/RoomTable.styles';
import { wholeRow } from '../../../room/wholeRow';
import type { PastPredi } from './pastFigures';
import { pastPrediHref } from './pastPrediHref';
import type { PastPredisProps } from './PastPredis';

const NONE = '–';

const Table = styled(Grid)`
  table-layout: fixed;

  & th:nth-child(n + 2) {
    width: 70px;
  }

  & th:nth-child(2) {
    width: 80px;
  }

  & th:last-child {
    width: 94px;
  }

  @media (min-width: 1440px) {
    & th:nth-child(n + 2) {
      width: 104px;
    }
  }

  & tbody td {
    height: 60px;
  }

  & td > time {
    color: ${token('colorTextMuted')};
    white-space: nowrap;
  }

  & td[data-figure='true'] {
    font-size: ${displaySize(18)};
    white-space: nowrap;
  }

  & td[data-won='true'] {
    color: ${token('colorCoin')};
  }

  ${wholeRow}
`;

/** Prediction rooms that are over, on a wide screen; each row leads to the player's answers. */
export function PastPrediTable({ label, rooms }: PastPredisProps) {
  const { info, ranking, gone } = es.room;
  const figures = [info.fee, ranking.hitsHead, ranking.place, ranking.points, ranking.prize];
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{gone.room}</th>
          <th scope="col">{es.prediRooms.history.ended}</th>
          {figures.map((head) => (
            <th key={head} scope="col" data-figure>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms.map((past) => (
          <PastRoom key={past.predi.id} past={past} />
        ))}
      </tbody>
    </Table>
  );
}

function PastRoom({ past }: { past: PastPredi }) {
  const t = es.prediRooms.history;
  const money = useMoney();
  const { predi, rank, points, aciertos, prize, closed_at } = past;
  const { name, league_names, estado, amount_ins } = predi;
  const cancelled = estado === 'cancelada';
  const returned = cancelled && amount_ins > 0;
  const figures = cancelled ? [NONE, NONE, NONE] : [aciertos, rank ?? NONE, points];
  return (
    <tr>
      <td>
        <Room>
          <LeagueBadge league={league_names[0] ?? name} logo={null} size={36} />
          <span>
            <Link href={pastPrediHref(past)}>{name}</Link>
            <small>{returned ? t.returned(money.amount(amount_ins)) : league_names.join(' · ')}</small>
          </span>
        </Room>
      </td>
      <td>
        <time dateTime={closed_at}>{es.dates.shortDay(closed_at)}</time>
      </td>
      <td data-figure>{money.fee(amount_ins)}</td>
      {figures.map((figure, column) => (
        <td key={column} data-figure>
          {figure}
        </td>
      ))}
      <td data-figure data-won={prize > 0}>
        {prize > 0 ? money.amount(prize) : cancelled ? t.cancelled : NONE}
      </td>
    </tr>
  );
}
