import { styled } from 'styled-components';
import type { MarketTemplate } from '@arma11/core/domain';
import { displaySize, displayText } from '@arma11/widgets/theme';
import { es } from '../../messages/es';
import { FactList } from '../../page/FactList';
import { alternativeGroups } from './alternativeGroups';

const Question = styled.h3`
  ${displayText}
  margin: 16px 0 8px;
  font-size: ${displaySize(19)};
`;

/** A question and what its alternatives are worth. */
export function MarketPoints({ market }: { market: MarketTemplate }) {
  const facts = alternativeGroups(market).map(({ answer, pts }) => ({ label: answer, value: es.help.plus(pts) }));
  return (
    <>
      <Question>{market.question}</Question>
      <FactList facts={facts} />
    </>
  );
}
