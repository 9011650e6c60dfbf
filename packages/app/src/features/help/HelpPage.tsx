import { useSearchParams } from 'react-router';
import { SegmentedToggle } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { PageHead } from '../../page/PageHead';
import { CompeHelp } from './CompeHelp';
import { PrediHelp } from './PrediHelp';
import { PrizesHelp } from './PrizesHelp';
import { RanksHelp } from './RanksHelp';

const t = es.help;

const GAMES = [
  { value: 'compe', label: t.compe },
  { value: 'predi', label: t.predi },
] as const;

/** `/play/help-ldt`: how both games are played, from the very rules that the server pays by. */
export function HelpPage() {
  const [query, setQuery] = useSearchParams();
  const game = query.get('juego') === 'predi' ? 'predi' : 'compe';
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <SegmentedToggle
          label={t.games}
          options={GAMES}
          value={game}
          onChange={(juego) => setQuery(juego === 'predi' ? { juego } : {}, { replace: true })}
        />
      </Block>
      {game === 'compe' ? <CompeHelp /> : <PrediHelp />}
      <PrizesHelp game={game} />
      <RanksHelp />
    </>
  );
}
