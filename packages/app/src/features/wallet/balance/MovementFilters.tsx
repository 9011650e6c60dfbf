import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { MovementFilter } from '@arma11/core/site';
import { limaDay } from '@arma11/core/domain';
import { Field, SelectField } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { isBackwards, MOVEMENT_TYPES } from './movementFilter';

const t = es.wallet.movements;

const OPTIONS = [{ value: '', label: t.all }, ...MOVEMENT_TYPES.map((value) => ({ value, label: t.types[value] }))];

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: 12px;
  margin-bottom: 16px;

  & > :first-child {
    grid-column: 1 / -1;
  }

  @media (min-width: 640px) {
    & > :first-child {
      grid-column: auto;
    }
  }
`;

interface Props {
  filter: MovementFilter;
  onChange: (filter: MovementFilter) => void;
}

/** Type and days of the movements; days are Lima's, none later than today. */
export function MovementFilters({ filter, onChange }: Props) {
  const today = limaDay(useClient().serverNow());
  const day = (name: 'from' | 'to') => ({
    label: t[name],
    type: 'date',
    max: today,
    value: filter[name] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...filter, [name]: target.value || undefined }),
  });
  return (
    <Fields>
      <SelectField
        label={t.type}
        value={filter.type ?? ''}
        options={OPTIONS}
        onChange={({ target }) => onChange({ ...filter, type: MOVEMENT_TYPES.find((type) => type === target.value) })}
      />
      <Field {...day('from')} />
      <Field {...day('to')} error={isBackwards(filter) ? t.badRange : undefined} />
    </Fields>
  );
}
