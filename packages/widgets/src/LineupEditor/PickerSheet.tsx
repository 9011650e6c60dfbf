import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { salasQueries, useClient } from '@arma11/core';
import type { Position } from '@arma11/core/contract';
import { conditionName, positionName } from '@arma11/core/domain';
import { useMessages } from '../provider/MessagesContext';
import { Dialog, ErrorBlock, type LitPlace } from '../ui';
import type { LineupMessages } from '../messages/lineup.es';
import { loadPicker } from './chunks';
import type { LineupEditorState } from './lineupEditorState';
import type { SlotView } from './lineupRows';
import type { ScrollMemory } from './picker/usePickerList';
import { PickerSkeleton } from './PickerSkeleton';
import { useChunk } from './useChunk';

/** Props of PickerSheet. */
export interface PickerSheetProps {
  editor: LineupEditorState;
  /** The slot to fill, or null while closed. */
  view: SlotView | null;
  /** Where that slot is on the screen. */
  lit: LitPlace | null;
}

/** The sheet in which another player is chosen for a slot; whoever leaves stays lit above it. */
export function PickerSheet({ editor, view, lit }: PickerSheetProps) {
  const t = useMessages().lineup;
  const [scroll] = useState<ScrollMemory>(() => new Map());
  return (
    <Dialog
      open={view !== null}
      onClose={editor.picker.close}
      title={view ? positionName(view.position) : ''}
      description={view && leavingText(view, t)}
      closeLabel={t.close}
      lit={lit}
      tall
      flush
    >
      {view && <Candidates editor={editor} view={view} scroll={scroll} />}
    </Dialog>
  );
}

interface CandidatesProps {
  editor: LineupEditorState;
  view: SlotView;
  scroll: ScrollMemory;
}

function Candidates({ editor, view, scroll }: CandidatesProps) {
  const t = useMessages().lineup;
  const pool = usePool(editor.lineup?.sala ?? 0, view.position);
  const { module, failed, retry } = useChunk(loadPicker, true);
  if (pool.error && !pool.data)
    return <ErrorBlock text={pool.error.message} retrying={pool.isFetching} onRetry={() => void pool.refetch()} />;
  if (failed) return <ErrorBlock text={t.noChunk} onRetry={retry} />;
  if (!pool.data || !module) return <PickerSkeleton />;
  return (
    <module.PlayerPicker
      view={view}
      pool={pool.data}
      reasonFor={editor.reasonFor}
      optionProps={editor.getOptionProps}
      scroll={scroll}
    />
  );
}

function usePool(sala: number, position: Position) {
  const client = useClient();
  return useQuery({ ...salasQueries.playersByPosition(client, sala, position), enabled: sala > 0 });
}

function leavingText({ entry }: SlotView, t: LineupMessages): string {
  const { short_name, condition } = entry.player;
  return condition === 0 ? t.leaving(short_name) : t.leavingWith(short_name, conditionName(condition).toLowerCase());
}
