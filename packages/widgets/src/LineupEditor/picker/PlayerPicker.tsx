import { useMemo, useState } from 'react';
import type { Player } from '@arma11/core/contract';
import { useLineupListWords } from '../../messages/lineupList.es';
import { Button } from '../../ui/Button';
import type { OptionProps } from '../model/getterProps';
import type { SlotView } from '../model/lineupRows';
import { PickerControls } from './PickerControls';
import { EVERYBODY, filterPlayers, isFiltered, type PickerFilter } from './pickerFilter';
import { PickerRow } from './PickerRow';
import { Listbox, Nobody } from './PlayerPicker.styles';
import { usePickerList, type ScrollMemory } from './usePickerList';

/** Props of PlayerPicker. */
export interface PlayerPickerProps {
  view: SlotView;
  pool: readonly Player[];
  reasonFor: (player: Player) => string | null;
  optionProps: (player: Player) => OptionProps;
  scroll: ScrollMemory;
}

/** Everybody who may take a slot: searched, filtered, ordered, and only the rows in view drawn. */
export function PlayerPicker({ view, pool, reasonFor, optionProps, scroll }: PlayerPickerProps) {
  const t = useLineupListWords();
  const { position } = view;
  const [filter, setFilter] = useState<PickerFilter>(EVERYBODY);
  const players = useMemo(() => filterPlayers(pool, filter), [pool, filter]);
  const onChoose = (player: Player) => optionProps(player).onClick();
  const { rows, height, measure, searchProps, listProps, toTop } = usePickerList({
    players,
    position,
    scroll,
    filtered: isFiltered(filter),
    onChoose,
  });
  const onFilter = (next: PickerFilter) => {
    setFilter(next);
    toTop();
  };
  const nobody = players.length === 0;
  return (
    <>
      <PickerControls
        pool={pool}
        count={players.length}
        filter={filter}
        onFilter={onFilter}
        searchProps={searchProps}
      />
      {nobody && <NobodyHere pool={pool} filter={filter} onClear={() => onFilter(EVERYBODY)} />}
      <Listbox {...listProps} part="picker" hidden={nobody} aria-label={t.optionsOf(t.positions[position])}>
        <div role="presentation" style={{ height }}>
          {rows.map((row) => (
            <PickerRow
              {...row}
              key={row.player.id}
              sort={filter.sort}
              reason={reasonFor(row.player)}
              measure={measure}
              optionProps={optionProps(row.player)}
            />
          ))}
        </div>
      </Listbox>
    </>
  );
}

interface NobodyHereProps {
  pool: readonly Player[];
  filter: PickerFilter;
  onClear: () => void;
}

function NobodyHere({ pool, filter, onClear }: NobodyHereProps) {
  const t = useLineupListWords();
  return (
    <Nobody role="status">
      {pool.length === 0 ? t.noPool : t.noResults}
      {isFiltered(filter) && (
        <Button kind="secondary" onClick={onClear}>
          {t.clearFilters}
        </Button>
      )}
    </Nobody>
  );
}
