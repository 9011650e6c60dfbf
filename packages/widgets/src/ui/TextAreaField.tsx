import { forwardRef, useId, type TextareaHTMLAttributes } from 'react';
import { Well } from './Field.styles';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';

/** Props of TextAreaField; any attribute of a textarea passes through. */
export interface TextAreaFieldProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {}

/** A field of several lines. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { label, hideLabel, hint, error, ...area },
  ref,
) {
  const id = useId();
  const texts: FieldTexts = { label, hideLabel: hideLabel ?? false, hint, error };
  return (
    <FieldFrame id={id} texts={texts}>
      <Well data-invalid={error ? true : undefined}>
        <textarea ref={ref} {...area} {...describedBy(id, texts)} />
      </Well>
    </FieldFrame>
  );
});
