import { forwardRef, useId, type SelectHTMLAttributes } from 'react';
import { Well } from './Field.styles';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';
import { Icon } from './Icon';

/** Props of SelectField; any attribute of a select passes through. */
export interface SelectFieldProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  options: readonly { value: string; label: string }[];
}

/** A choice among many in the device's own list. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, hideLabel, hint, error, options, ...select },
  ref,
) {
  const id = useId();
  const texts: FieldTexts = { label, hideLabel: hideLabel ?? false, hint, error };
  return (
    <FieldFrame id={id} texts={texts}>
      <Well data-invalid={error ? true : undefined}>
        <select ref={ref} {...select} {...describedBy(id, texts)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={20} />
      </Well>
    </FieldFrame>
  );
});
