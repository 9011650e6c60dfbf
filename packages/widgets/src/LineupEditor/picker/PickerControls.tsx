import { useMemo, type InputHTMLAttributes } from 'react';
import type { Player } from '@arma11/core/contract';
import { useLineupListWords } from '../../messages/lineupList.es';
import { Chip, ChipRow } from '../../ui/Chip';
import { Crest } from '../../ui/Crest';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { teamsOf, type PickerFilter, type PickerSort } from './pickerFilter';
import { Controls, TableHead } from './PlayerPicker.styles';

const SORTS: readonly PickerSort[] = ['avg', 'pts', 'form'];

/** Props of PickerControls. */
export interface PickerControlsProps {
  pool: readonly Player[];
  /** How many match. */
  count: number;
  filter: PickerFilter;
  onFilter: (filter: PickerFilter) => void;
  /** What makes the search field the list's combobox. */
  searchProps: InputHTMLAttributes<HTMLInputElement>;
}

/** Search, filters by condition and club, and the order of the candidates. */
export function PickerControls({ pool, count, filter, onFilter, searchProps }: PickerControlsProps) {
  const t = useLineupListWords();
  const teams = useMemo(() => teamsOf(pool), [pool]);
  const set = (change: Partial<PickerFilter>) => onFilter({ ...filter, ...change });
  return (
    <Controls>
      <div className="a11-search">
        <Field
          label={t.search}
          hideLabel
          placeholder={t.search}
          icon="search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={filter.search}
          onChange={(event) => set({ search: event.target.value })}
          {...searchProps}
        />
      </div>
      <ChipRow role="group" aria-label={t.filters}>
        <Chip pressed={filter.team === 0 && !filter.onlyFit} onClick={() => set({ team: 0, onlyFit: false })}>
          {t.all}
        </Chip>
        <Chip pressed={filter.onlyFit} onClick={() => set({ onlyFit: !filter.onlyFit })}>
          {t.fit}
        </Chip>
        {teams.map((team) => (
          <Chip
            key={team.id}
            pressed={filter.team === team.id}
            aria-label={t.teamFilter(team.short, team.name)}
            onClick={() => set({ team: filter.team === team.id ? 0 : team.id })}
          >
            <Crest club={team} size={22} />
            {team.short}
          </Chip>
        ))}
      </ChipRow>
      <TableHead>
        <span>{t.players(count)}</span>
        <label>
          <VisuallyHidden>{t.sortBy}</VisuallyHidden>
          <select value={filter.sort} onChange={(event) => set({ sort: event.target.value as PickerSort })}>
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t.sorts[sort]}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={16} stroke={2.4} />
        </label>
        <span aria-hidden="true">{t.last}</span>
      </TableHead>
    </Controls>
  );
}
