import { placeLabel } from '@arma11/core/domain';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { FactList } from '../../../room/FactList';
import { Block } from '../../../shell/Column';
import { awardRanges } from './awardRanges';
import { Lines, Note } from './HelpText';
import { PotExample } from './PotExample';

const t = es.help;
const room = es.room.prizes;

const RANGES = awardRanges().map(({ from, to, table }) => ({
  label: t.entries(from, to),
  value: table.map((share) => t.share(placeLabel(share), share.percent)).join(' · '),
}));

/** How the pot is made and shared, and what becomes of ties and postponed matches. */
export function PrizesHelp({ game }: { game: 'compe' | 'predi' }) {
  const ties = game === 'predi' ? [...t.prediTies, room.tie] : [room.tie];
  return (
    <>
      <Block>
        <SectionHeading title={t.prizes} />
        <Note>{t.prizesLead}</Note>
        <FactList facts={RANGES} />
        <PotExample />
      </Block>
      <Block>
        <SectionHeading title={t.modes} />
        <Lines>
          {Object.values(room.modes).map((mode) => (
            <li key={mode}>{mode}</li>
          ))}
        </Lines>
      </Block>
      <Block>
        <SectionHeading title={t.ties} />
        <Lines>
          {ties.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      </Block>
      <Block>
        <SectionHeading title={t.voided} />
        <Note>{t.voidedText}</Note>
      </Block>
    </>
  );
}
