import { useLineupChangeWords } from '../../messages/lineupChange.es';
import { Button } from '../../ui/Button';
import type { LineupEditorState } from '../model/lineupEditorState';
import type { SlotView } from '../model/lineupRows';

/** Props of CaptainKey. */
export interface CaptainKeyProps {
  editor: LineupEditorState;
  /** The open slot. */
  view: SlotView;
}

/** In rooms with a captain: gives the armband to whoever stands in the open slot, or takes it from them. */
export function CaptainKey({ editor, view }: CaptainKeyProps) {
  const t = useLineupChangeWords();
  const wearing = editor.captain === view.slot;
  const change = () => {
    editor.picker.close();
    void editor.setCaptain(wearing ? null : view.slot);
  };
  const { short_name } = view.entry.player;
  return (
    <Button part="button" wide kind="secondary" onClick={change}>
      {wearing ? t.dropCaptain(short_name) : t.makeCaptain(short_name)}
    </Button>
  );
}
