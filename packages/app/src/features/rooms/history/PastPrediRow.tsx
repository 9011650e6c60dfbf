import { styled } from 'styled-components';
import { useMoney } from '@arma11/widgets';
import { displaySize, token } from '@arma11/widgets/theme';
import { LeagueBadge } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { ListRow } from '../../../page/ListRow';
import type { PastPredi } from './pastFigures';
import { pastPrediHref } from './pastPrediHref';

const Row = styled(ListRow)`
  min-height: 72px;
  padding: 8px 16px;

  & > strong {
    flex: none;
    color: ${token('colorCoin')};
    font-size: ${displaySize(21)};
  }

  & > strong[data-prize='false'] {
    color: ${token('colorTextMuted')};
    font-size: ${displaySize(17)};
    font-weight: 600;
  }
`;

const t = es.prediRooms.history;

/** One finished room: when, the player's place and hits, and the prize. It leads to their answers. */
export function PastPrediRow({ past }: { past: PastPredi }) {
  const money = useMoney();
  const { predi, rank, points, aciertos, prize, closed_at } = past;
  const cancelled = predi.estado === 'cancelada';
  const returned = predi.amount_ins > 0 ? t.returned(money.amount(predi.amount_ins)) : t.cancelled;
  const place = rank === null ? [] : [t.place(rank)];
  const facts = cancelled ? returned : [...place, t.hits(aciertos), t.points(points)].join(' · ');
  return (
    <Row href={pastPrediHref(past)}>
      <LeagueBadge league={predi.league_names[0] ?? predi.name} logo={null} size={36} />
      <span>
        <b>{predi.name}</b>
        <small>{facts}</small>
        <small>{es.dates.shortDay(closed_at)}</small>
      </span>
      <strong data-prize={prize > 0}>{prize > 0 ? money.amount(prize) : cancelled ? t.cancelled : t.noPrize}</strong>
    </Row>
  );
}
