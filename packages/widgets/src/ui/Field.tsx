import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import type { IconName } from '@arma11/core';
import { Well } from './Field.styles';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';
import { Icon } from './Icon';

/** Props of Field; any attribute of an input passes through. */
export interface FieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  icon?: IconName;
  /** A button inside the well, as the eye of a password. */
  trailing?: ReactNode;
}

/** A text field with its label, hint and error tied together. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { label, hideLabel, hint, error, icon, trailing, ...input },
  ref,
) {
  const id = useId();
  const texts: FieldTexts = { label, hideLabel: hideLabel ?? false, hint, error };
  return (
    <FieldFrame id={id} texts={texts}>
      <Well data-invalid={error ? true : undefined}>
        {icon && <Icon name={icon} size={20} />}
        <input ref={ref} type="text" {...input} {...describedBy(id, texts)} />
        {trailing}
      </Well>
    </FieldFrame>
  );
});
