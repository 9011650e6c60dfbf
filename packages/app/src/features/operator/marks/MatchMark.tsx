import type { DeskMatch } from '@arma11/core/back-office';
import { operadorMatchesEs } from '../../../messages/operadorMatches.es';
import { StateMark } from '../../../page/StateMark';

const t = operadorMatchesEs.matches;
const TONES: Record<string, string> = {
  en_vivo: 'open',
  descanso: 'open',
  finalizado: 'good',
  aplazado: 'bad',
  suspendido: 'bad',
  cancelado: 'bad',
  anulado: 'bad',
};

/** The state of a match, whether its result is confirmed, and whether a person set it. */
export function MatchMark({ match }: { match: Pick<DeskMatch, 'estado' | 'official' | 'held'> }) {
  const { estado, official, held } = match;
  return (
    <span>
      <StateMark data-tone={TONES[estado]}>{t.estados[estado] ?? estado}</StateMark>{' '}
      {official && estado === 'finalizado' && <StateMark>{t.official}</StateMark>}{' '}
      {held && <StateMark>{t.held}</StateMark>}
    </span>
  );
}
