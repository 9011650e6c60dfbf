import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { LineupEditorState, SlotView } from '@arma11/widgets';
import type { Player } from '@arma11/core/contract';
import { Button, Chip, ErrorBlock, Field, IconButton, SelectField, Skeleton } from '@arma11/widgets/ui';
import {
  CaptainKey,
  EVERYBODY,
  filterPlayers,
  isFiltered,
  leavingText,
  teamsOf,
  useLineupChangeWords,
  useLineupListWords,
  type PickerFilter,
} from '@arma11/widgets/lineup-parts';
import { es } from '../../../messages/es';
import { DockHead, Filters, Nobody, Panel } from './Dock.styles';
import { priceColumn, seasonColumns } from './playerColumns';
import { PlayerTable, type RowAct } from './PlayerTable';

interface Props {
  editor: LineupEditorState;
  /** The slot to fill. */
  view: SlotView;
}

const itself = (player: Player) => player;
const idOf = ({ id }: Player) => id;

/** Who may take the open slot, in a table beside the pitch: a row that is chosen goes in. */
export function CandidateTable({ editor, view }: Props) {
  const t = useLineupListWords();
  const words = useLineupChangeWords();
  const { players, error, retrying, retry } = editor.candidates;
  const title = t.optionsOf(t.positions[view.position]);
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.picker.close();
  };
  return (
    <Panel role="dialog" aria-label={title} onKeyDown={leave}>
      <DockHead>
        <div>
          <h2>{title}</h2>
          <p>{leavingText(view, words, editor.budget)}</p>
        </div>
        {editor.hasCaptain && view.position !== 4 && <CaptainKey editor={editor} view={view} />}
        <IconButton icon="close" label={es.docked.back} onClick={editor.picker.close} />
      </DockHead>
      {error ? (
        <ErrorBlock text={words.failure(error)} retrying={retrying} onRetry={retry} />
      ) : (
        <Candidates key={view.position} editor={editor} view={view} pool={players} title={title} />
      )}
    </Panel>
  );
}

function Candidates({ editor, view, pool, title }: Props & { pool: readonly Player[] | null; title: string }) {
  const t = useLineupListWords();
  const search = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState<PickerFilter>(EVERYBODY);
  const priced = editor.budget !== null;
  const columns = useMemo(
    () => [...(priced ? [priceColumn(itself, t)] : []), ...seasonColumns(itself, t)],
    [priced, t],
  );
  const found = useMemo(() => filterPlayers(pool ?? [], filter), [pool, filter]);
  // A slot that was chosen with the keyboard is filled with it, too.
  useEffect(() => search.current?.focus({ preventScroll: true }), [view.slot]);
  const actOf = (player: Player): RowAct => ({
    label: es.docked.put(player.full_name),
    act: () => editor.picker.choose(player),
    reason: editor.reasonFor(player),
    current: player.id === view.entry.player.id,
  });
  return (
    <>
      <Filters>
        <Field
          ref={search}
          label={t.search}
          hideLabel
          placeholder={t.search}
          icon="search"
          type="search"
          autoComplete="off"
          value={filter.search}
          onChange={(event) => setFilter({ ...filter, search: event.target.value })}
        />
        <SelectField
          label={es.docked.columns.club}
          hideLabel
          value={String(filter.team)}
          options={[
            { value: '0', label: es.docked.allClubs },
            ...teamsOf(pool ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(event) => setFilter({ ...filter, team: Number(event.target.value) })}
        />
        <Chip pressed={filter.onlyFit} onClick={() => setFilter({ ...filter, onlyFit: !filter.onlyFit })}>
          {t.fit}
        </Chip>
      </Filters>
      {pool === null && <Skeleton height={320} />}
      {pool !== null && found.length === 0 && (
        <Nobody role="status">
          {pool.length === 0 ? t.noPool : t.noResults}
          {isFiltered(filter) && (
            <Button kind="secondary" onClick={() => setFilter(EVERYBODY)}>
              {t.clearFilters}
            </Button>
          )}
        </Nobody>
      )}
      {found.length > 0 && (
        <PlayerTable
          label={title}
          rows={found}
          columns={columns}
          keyOf={idOf}
          playerOf={itself}
          actOf={actOf}
          initial={BEST_FIRST}
        />
      )}
    </>
  );
}

const BEST_FIRST = { by: 'avg', down: true };
