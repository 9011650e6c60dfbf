import { useEffect, useRef } from 'react';
import { useLineupEditor, type LineupEditorState } from '@arma11/widgets';
import {
  BandLegend,
  EditorActions,
  EditorAnnouncer,
  EditorLayers,
  EditorNotice,
  FormationPicker,
  GivenNote,
  isProvisional,
  LineupStates,
  Note,
  PitchView,
  SaveLine,
  TeamTotal,
  useEditorLayers,
  useLineupListWords,
} from '@arma11/widgets/lineup-parts';
import { CandidateTable } from './CandidateTable';
import { Dock, DockBar } from './Dock.styles';
import { Root, Sides } from './DockedEditor.styles';
import { DockedWait } from './DockedWait';
import { TeamTable } from './TeamTable';

interface Props {
  entryId: number;
  /** The player's change is stored. */
  onSaved: () => void;
}

/** The lineup editor of wide screens: the pitch as high as the screen, and beside it a table in place of the sheet. */
export function DockedEditor(props: Props) {
  // What is being saved, undone or previewed belongs to one team.
  return <Editor key={props.entryId} {...props} />;
}

function Editor({ entryId, onSaved }: Props) {
  const t = useLineupListWords();
  const editor = useLineupEditor({ entryId, onReplace: onSaved, onFormationChange: onSaved });
  const { status } = editor;
  if (status === 'loading') return <DockedWait />;
  return (
    <Root aria-label={t.editor}>
      {status === 'ready' ? <Team editor={editor} /> : <LineupStates editor={editor} view="pitch" readonly={false} />}
    </Root>
  );
}

function Team({ editor }: { editor: LineupEditorState }) {
  const t = useLineupListWords();
  const { formation, editable, closed, late, planner, picker, openSlot } = editor;
  const layers = useEditorLayers(editor);
  const changing = picker.purpose === 'change' ? openSlot : null;
  const sides = useFocusBack(changing?.slot ?? null);
  if (!formation) return null;
  return (
    <>
      <Sides ref={sides}>
        <div className="a11-pitch">
          <PitchView editor={editor} />
        </div>
        <Dock>
          <FormationPicker
            formation={formation}
            busy={editor.busyFormation}
            disabled={!editable || late}
            onChoose={(wanted) => void planner.previewFormation(wanted)}
          />
          <DockBar>
            {editable ? <SaveLine editor={editor} /> : <TeamTotal editor={editor} />}
            <div className="a11-actions">
              <EditorActions editor={editor} />
            </div>
          </DockBar>
          {changing ? <CandidateTable editor={editor} view={changing} /> : <TeamTable editor={editor} />}
          <EditorNotice editor={editor} />
        </Dock>
      </Sides>
      {(closed || late) && <BandLegend />}
      <GivenNote editor={editor} />
      {closed && isProvisional(editor) && <Note>{t.provisionalNote}</Note>}
      {/* The table is what the sheet is elsewhere. */}
      <EditorLayers editor={editor} layers={{ ...layers, editing: null }} />
      <EditorAnnouncer editor={editor} />
    </>
  );
}

/** Gives the focus back to the shirt of a slot whose candidates went away with it. */
function useFocusBack(slot: number | null) {
  const sides = useRef<HTMLDivElement>(null);
  const before = useRef(slot);
  useEffect(() => {
    const left = before.current;
    before.current = slot;
    if (slot !== null || left === null || document.activeElement !== document.body) return;
    sides.current?.querySelector<HTMLElement>(`[data-slot="${left}"]`)?.focus({ preventScroll: true });
  }, [slot]);
  return sides;
}
