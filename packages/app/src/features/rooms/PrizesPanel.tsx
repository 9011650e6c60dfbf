import { styled } from 'styled-components';
import type { Award, ModoPozo } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { EmptyState, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';

/** What a room pays, as both calls of product §7 answer it. */
export interface RoomPrizes {
  amount_ins: number;
  num_players: number;
  pozo: number;
  commission_bps: number;
  modo_pozo: ModoPozo;
  provisional: boolean;
  awards: Award[];
}

const Pot = styled.div`
  padding: 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};

  & > small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > b {
    ${displayText}
    display: block;
    margin-top: 2px;
    color: ${token('colorCoin')};
    font-size: ${displaySize(38)};
  }

  & > p {
    margin: 8px 0 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

const Table = styled.table`
  width: 100%;
  margin-top: 16px;
  border-collapse: collapse;

  & th {
    height: 40px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 500;
    text-align: end;
  }

  & :is(th, td):first-child {
    padding-left: 12px;
    text-align: start;
  }

  & :is(th, td):last-child {
    padding-right: 12px;
  }

  & tbody tr {
    border-top: 1px solid ${token('colorBorder')};
  }

  & tbody :is(th, td) {
    ${displayText}
    height: 56px;
    color: ${token('colorText')};
    font-size: ${displaySize(21)};
    text-align: end;
  }

  & tbody td:nth-child(2) {
    color: ${token('colorTextMuted')};
    font-weight: 600;
  }

  & tbody td:last-child {
    color: ${token('colorCoin')};
  }

  & tbody tr:first-child td:last-child {
    font-size: ${displaySize(27)};
  }
`;

const Note = styled.p`
  margin: 12px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

/** The prizes of a room: the pot, where it comes from, and what each place earns. */
export function PrizesPanel({ prizes }: { prizes: RoomPrizes }) {
  const money = useMoney();
  const t = es.room.prizes;
  const { amount_ins, num_players, pozo, commission_bps, modo_pozo, provisional, awards } = prizes;
  const paid = awards.filter(({ amount }) => amount > 0);
  return (
    <Block>
      <SectionHeading title={t.title} />
      {paid.length === 0 ? (
        <EmptyState drawing="ticket" text={t.none} />
      ) : (
        <>
          <Pot>
            <small>{t.pot}</small>
            <b>{money.amount(pozo)}</b>
            <p>
              {num_players} × {money.fee(amount_ins)} · {t.commission(String(commission_bps / 100))}
            </p>
            <p>{t.modes[modo_pozo]}</p>
          </Pot>
          <AwardTable awards={paid} />
          <Note>{provisional ? t.provisional : t.final}</Note>
          <Note>{t.tie}</Note>
        </>
      )}
    </Block>
  );
}

function AwardTable({ awards }: { awards: readonly Award[] }) {
  const money = useMoney();
  const t = es.room.prizes;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t.place}</th>
          <th scope="col">{t.share}</th>
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {awards.map((award) => (
          <tr key={award.position_from}>
            <th scope="row">{es.dates.places(award)}</th>
            <td>{es.dates.percent(award.percent)}</td>
            <td>{money.amount(award.amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
