import { styled } from 'styled-components';
import { advanceMarket, marketCatalogue, scorerMarket, type MarketTemplate } from '@arma11/core/domain';
import { displaySize, displayText } from '@arma11/widgets/theme';
import { ButtonLink, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { FactList } from '../../page/FactList';
import { alternativeGroups } from './alternativeGroups';
import { Lines, Note } from './HelpText';

const Question = styled.h3`
  ${displayText}
  margin: 16px 0 8px;
  font-size: ${displaySize(19)};
`;

const t = es.help;
const MARKETS = [...marketCatalogue, scorerMarket([{ player_id: 0, name: t.scorer }]), advanceMarket];

/** How predictions are played. */
export function PrediHelp() {
  return (
    <>
      <Block>
        <SectionHeading title={t.steps} />
        <Lines as="ol">
          {t.prediSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Lines>
        <ButtonLink href="/predi/ins">{t.prediPlay}</ButtonLink>
      </Block>
      <Block>
        <SectionHeading title={t.markets} />
        {MARKETS.map((market) => (
          <MarketPoints key={market.kind} market={market} />
        ))}
        <Note>{t.marketsNote}</Note>
      </Block>
    </>
  );
}

/** A question and what its alternatives are worth. */
function MarketPoints({ market }: { market: MarketTemplate }) {
  const facts = alternativeGroups(market).map(({ answer, pts }) => ({ label: answer, value: es.help.plus(pts) }));
  return (
    <>
      <Question>{market.question}</Question>
      <FactList facts={facts} />
    </>
  );
}
