import { flattenLineup } from '@arma11/core/domain';
import { useLineupWords } from '../messages/lineup.es';
import { Note } from './LineupEditor.styles';
import type { LineupEditorState } from './model/lineupEditorState';

/** Says that nobody has chosen the team yet, and who came in for players who cannot play (rules R14.6, R14.7). */
export function GivenNote({ editor: { lineup, editable } }: { editor: LineupEditorState }) {
  const t = useLineupWords();
  if (!lineup) return null;
  const { untouched, replacements } = lineup;
  const came = flattenLineup(lineup).filter(({ player }) => replacements.includes(player.id));
  return (
    <>
      {untouched && <Note>{editable ? t.untouchedNote : t.untouched}</Note>}
      {editable && came.length > 0 && <Note>{t.replaced(came.map(({ player }) => player.short_name))}</Note>}
    </>
  );
}
