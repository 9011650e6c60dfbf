import { marketCatalogue, scorerMarket } from '@arma11/core/domain';
import { ButtonLink, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { Lines, Note } from './HelpText';
import { MarketPoints } from './MarketPoints';

const t = es.help;
const MARKETS = [...marketCatalogue, scorerMarket([{ player_id: 0, name: t.scorer }])];

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
