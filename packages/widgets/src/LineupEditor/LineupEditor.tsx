import { forwardRef, useState, useSyncExternalStore, type ForwardedRef } from 'react';
import { preload } from '../headless/loadOnce';
import { useChunk } from '../headless/useChunk';
import { useLineupWords } from '../messages/lineup.es';
import { useReport } from '../provider/ReportContext';
import { SegmentedToggle } from '../ui/SegmentedToggle';
import { WithoutScript } from '../provider/WithoutScript';
import { EditorActions } from './EditorActions';
import { EditorLayers } from './layers/EditorLayers';
import { EditorAnnouncer } from './EditorAnnouncer';
import { GivenNote } from './GivenNote';
import { Layout, Note, Root, Toolbar } from './LineupEditor.styles';
import type { LineupEditorOptions, LineupEditorState } from './model/lineupEditorState';
import { LineupStates } from './LineupStates';
import { loadList } from './list/loadList';
import { FormationPicker } from './pitch/FormationPicker';
import { BandLegend } from './points/BandLegend';
import { isProvisional, TeamTotal } from './points/TeamTotal';
import { SaveLine } from './SaveLine';
import { TeamView, type ListPart, type View } from './TeamView';
import { useEditorLayers } from './layers/useEditorLayers';
import { useLineupEditor } from './state/useLineupEditor';

const QUERY = '(prefers-reduced-data: reduce)';
const media = () => (typeof matchMedia === 'function' ? matchMedia(QUERY) : null);
const connection = () =>
  (globalThis.navigator as Partial<{ connection: { saveData?: boolean } }> | undefined)?.connection;

/** Props of LineupEditor. */
export interface LineupEditorProps extends LineupEditorOptions {
  /** How the team is shown at first. @default 'pitch', or 'list' where the device asks for less data */
  defaultView?: View;
}

/**
 * Shows the player's team of one room and lets them change it until the lock: every substitution is saved at once.
 * @example
 * <LineupEditor entryId={8123} onReplace={({ slot, out, in: incoming }) => console.log(slot, out, incoming)} />
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
  const list = useChunk(loadList, view === 'list');
  const editor = useLineupEditor({ ...options, view });
  const { status, error, closed, saveState, reload: refresh } = editor;
  const saving = saveState.status === 'saving';
  useReport({ status, error, closed, saving, dirty: !saving && saveState.status !== 'saved', refresh });
  return (
    <Root ref={rootRef} part="root" aria-label={t.editor} aria-busy={editor.status === 'loading'}>
      {editor.status === 'ready' ? (
        <Team editor={editor} view={view} onView={setView} list={list} />
      ) : (
        <LineupStates editor={editor} view={view} readonly={options.readonly ?? false} />
      )}
      <WithoutScript path="/compe/mis-salas" />
    </Root>
  );
}

interface TeamProps {
  editor: LineupEditorState;
  view: View;
  onView: (view: View) => void;
  list: ListPart;
}

const preloadList = () => preload(loadList);

function Team({ editor, view, onView, list }: TeamProps) {
  const t = useLineupWords();
  const { formation, editable, closed, late, planner, picker, openSlot } = editor;
  const layers = useEditorLayers(editor);
  // The team moves for the sheet, so not before it.
  const shift = openSlot && picker.purpose === 'change' && layers.editing ? picker.lit.shift : 0;
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
        <Toolbar part="toolbar" onPointerDown={preloadList} onFocus={preloadList}>
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
          <TeamView editor={editor} view={view} list={list} />
        </div>
        {(closed || late) && <BandLegend />}
        <GivenNote editor={editor} />
        {closed && isProvisional(editor) && <Note>{t.provisionalNote}</Note>}
        <EditorActions editor={editor} />
      </Layout>
      <EditorLayers editor={editor} layers={layers} />
      <EditorAnnouncer editor={editor} />
    </>
  );
}

function watch(changed: () => void) {
  const list = media();
  list?.addEventListener?.('change', changed);
  return () => list?.removeEventListener?.('change', changed);
}

/** Whether the device asks for less data; never on a server, so that what it sends is what is drawn first. */
const useLessData = (): boolean =>
  useSyncExternalStore(
    watch,
    () => media()?.matches === true || connection()?.saveData === true,
    () => false,
  );
