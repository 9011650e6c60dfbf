import { rangoLevels, rangoXp } from '@arma11/core/domain';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { FactList } from '../../page/FactList';
import { Note } from './HelpText';

const t = es.help;

/** The ranks and what earns experience. */
export function RanksHelp() {
  return (
    <Block>
      <SectionHeading title={t.ranks} />
      <Note>{t.ranksLead(rangoXp)}</Note>
      <FactList facts={rangoLevels.map(({ name, xp }) => ({ label: es.spoken.fromServer(name), value: t.xp(xp) }))} />
    </Block>
  );
}
