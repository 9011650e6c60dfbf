import { Field, SelectField } from '@arma11/widgets/ui';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import type { FieldControl } from '../desk/fieldSpec';

const w = operadorGameEs.rooms.wish;
/** A table of one's own that nothing has been written into yet. */
const OWN = 'own';
const isReady = (value: string) => value !== OWN && w.scorings.some((each) => each.value === value);

/** What is read of a table of points: the label of a ready one, or its rows. */
export const scoringLabel = (value: string): string =>
  (isReady(value) && w.scorings.find((each) => each.value === value)?.label) || value;

interface Props extends FieldControl {
  /** Each answer cannot have its own points. @default false */
  tableOnly?: boolean;
}

/** A ready table of points, or rows of one's own. */
export function ScoringChoice({ value, error, onChange, tableOnly = false }: Props) {
  const ready = isReady(value);
  return (
    <>
      <SelectField
        label={w.scoring}
        options={tableOnly ? w.scorings.filter((each) => each.value !== '') : w.scorings}
        value={ready ? value : OWN}
        error={ready ? error : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {!ready && (
        <Field
          label={w.ownScoring}
          hint={w.ownScoringHint}
          error={error}
          required
          autoComplete="off"
          value={value === OWN ? '' : value}
          onChange={({ target }) => onChange(target.value || OWN)}
        />
      )}
    </>
  );
}
