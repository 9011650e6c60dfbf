import { forwardRef, useState, type ForwardedRef } from 'react';
import { useLineupWords } from '../messages/useLineupWords';
import { useReport } from '../provider/ReportContext';
import { SegmentedToggle } from '../ui/SegmentedToggle';
import { BandLegend } from './BandLegend';
import { EditorActions } from './EditorActions';
import { EditorNotice } from './EditorNotice';
import { FormationPicker } from './FormationPicker';
import { Layout, Note, Root, Toolbar } from './LineupEditor.styles';
import { LineupDialogs } from './LineupDialogs';
import type { LineupEditorOptions, LineupEditorState } from './lineupEditorState';
import { DARK } from './litSlot';
import { LineupStates } from './LineupStates';
import { ListView } from './ListView';
import { PickerSheet } from './PickerSheet';
import { PitchView } from './PitchView';
import { SaveLine } from './SaveLine';
import { isProvisional, TeamTotal } from './TeamTotal';
import { useLessData } from './useLessData';
import { useLineupEditor } from './useLineupEditor';

type View = 'pitch' | 'list';

/** Props of LineupEditor. */
export interface LineupEditorProps extends LineupEditorOptions {
  /** How the team is shown at first. @default 'pitch', or 'list' where the device asks for less data */
  defaultView?: View;
}

/**
 * Shows the player's team of one room and lets him change it until the lock: every substitution is saved at once.
 * @example
 * <LineupEditor entryId={8123} onReplace={({ slot, out, in: incoming }) => track(slot, out, incoming)} />
 */
export const LineupEditor = forwardRef<HTMLElement, LineupEditorProps>(function LineupEditor(props, ref) {
  const { entryId, jornada = 'current' } = props;
  // What is being saved, undone or previewed belongs to one team.
  return <Editor key={`${entryId}/${jornada}`} {...props} rootRef={ref} />;
});

function Editor({ defaultView, rootRef, ...options }: LineupEditorProps & { rootRef: ForwardedRef<HTMLElement> }) {
  const t = useLineupWords();
  const lessData = useLessData();
  const [chosen, setView] = useState<View | null>(null);
  const view = chosen ?? defaultView ?? (lessData ? 'list' : 'pitch');
  const editor = useLineupEditor({ ...options, view });
  useReport({
    status: editor.status,
    closed: editor.closed,
    problem: editor.error?.message ?? null,
    refresh: editor.reload,
  });
  return (
    <Root ref={rootRef} part="root" aria-label={t.editor} aria-busy={editor.status === 'loading'}>
      {editor.status === 'ready' ? (
        <Team editor={editor} view={view} onView={setView} />
      ) : (
        <LineupStates editor={editor} view={view} readonly={options.readonly ?? false} />
      )}
    </Root>
  );
}

interface TeamProps {
  editor: LineupEditorState;
  view: View;
  onView: (view: View) => void;
}

function Team({ editor, view, onView }: TeamProps) {
  const t = useLineupWords();
  const { formation, editable, closed, late, planner, openSlot } = editor;
  const changing = editor.picker.purpose === 'change';
  const { place, shift } = openSlot && changing ? editor.picker.lit : DARK;
  if (!formation) return null;
  return (
    <>
      <Layout style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}>
        <FormationPicker
          formation={formation}
          busy={editor.busyFormation}
          disabled={!editable || late}
          onChoose={(wanted) => void planner.previewFormation(wanted)}
        />
        <Toolbar part="toolbar">
          {editable ? <SaveLine editor={editor} /> : <TeamTotal editor={editor} />}
          <SegmentedToggle
            label={t.view}
            value={view}
            onChange={onView}
            options={[
              { value: 'pitch', label: t.pitch, icon: 'pitch' },
              { value: 'list', label: t.list, icon: 'list' },
            ]}
          />
        </Toolbar>
        <div className="a11-team">
          {view === 'pitch' ? <PitchView editor={editor} /> : <ListView editor={editor} />}
        </div>
        <BandLegend />
        {closed && isProvisional(editor) && <Note>{t.provisionalNote}</Note>}
        <EditorActions editor={editor} />
      </Layout>
      {/* Before the sheet: both close at once, and the slot takes the focus only when no dialog is open any more. */}
      <LineupDialogs editor={editor} />
      <PickerSheet editor={editor} view={changing ? openSlot : null} lit={place} />
      <EditorNotice editor={editor} />
    </>
  );
}
