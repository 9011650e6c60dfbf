import { styled } from 'styled-components';
import type { Exchange } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../../../messages/es';
import { FactList } from '../../../page/FactList';

const t = es.wallet.withdraw;

const Small = styled.p`
  margin: 12px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.4;
`;

/** What a withdrawal costs, how much it may be and when it is paid (rules R12.4). */
export function WithdrawTerms({ exchange, available }: { exchange: Exchange; available: number }) {
  const money = useMoney();
  return (
    <>
      <FactList
        facts={[
          { label: t.can, value: money.amount(available) },
          { label: t.min, value: money.amount(exchange.min_withdraw) },
          { label: t.max, value: money.amount(exchange.max_withdraw) },
          { label: t.fee, value: t.noFee },
          { label: t.term, value: t.days(exchange.withdraw_business_days) },
        ]}
      />
      <Small>
        {t.rules} {t.held}
      </Small>
    </>
  );
}
