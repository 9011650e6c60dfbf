import { flattenLineup } from '@arma11/core/domain';
import { useLineupWords } from '../../messages/lineup.es';
import type { LineupEditorState } from '../model/lineupEditorState';
import { Total } from './TeamTotal.styles';

/** The points of the team, and whether they may still change. */
export function TeamTotal({ editor }: { editor: LineupEditorState }) {
  const t = useLineupWords();
  const { lineup, entry } = editor;
  if (!lineup) return null;
  const estado = entry?.sala_detail.estado;
  const official = estado === 'liquidada' || estado === 'pagada';
  return (
    <Total>
      <b>{lineup.points}</b>
      <span>{t.pointsWord(lineup.points)}</span>
      {official && <em data-official="true">{t.official}</em>}
      {!official && isProvisional(editor) && <em>{t.provisional}</em>}
    </Total>
  );
}

/** Whether any player's points may still change. */
export const isProvisional = ({ lineup }: LineupEditorState): boolean =>
  lineup !== null && flattenLineup(lineup).some(({ provisional }) => provisional);
