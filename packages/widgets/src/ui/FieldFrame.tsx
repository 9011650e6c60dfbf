import type { ReactNode } from 'react';
import { FieldBox } from './Field.styles';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

/** What every field says around its control. */
export interface FieldTexts {
  label: string;
  /** Keeps the label for screen readers only, where a drawing says it already. */
  hideLabel?: boolean;
  hint?: string | undefined;
  /** What is wrong, in words that say what to do. */
  error?: string | undefined;
}

/** The attributes that tie a control to its texts. */
export const describedBy = (id: string, { hint, error }: FieldTexts) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
});

/** Label above, hint and error below, around any control. */
export function FieldFrame({ id, texts, children }: { id: string; texts: FieldTexts; children: ReactNode }) {
  const { label, hideLabel, hint, error } = texts;
  return (
    <FieldBox>
      <label htmlFor={id}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</label>
      {children}
      {error && (
        <p id={`${id}-error`} data-tone="error" role="alert">
          <Icon name="warning" size={17} />
          {error}
        </p>
      )}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </FieldBox>
  );
}
