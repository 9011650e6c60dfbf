import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { Lines, Note } from './HelpText';
import { PotExample } from './PotExample';
import { Shares } from './Shares';

const t = es.help;
const room = es.room.prizes;

/** How the pot is made and shared, and what becomes of ties and postponed matches. */
export function PrizesHelp({ game }: { game: 'compe' | 'predi' }) {
  const ties = game === 'predi' ? [...t.prediTies, room.tie] : [room.tie];
  return (
    <>
      <Block>
        <SectionHeading title={t.prizes} />
        <Note>{t.prizesLead}</Note>
        <Shares />
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
