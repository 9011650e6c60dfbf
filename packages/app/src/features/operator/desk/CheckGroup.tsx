import { useId } from 'react';
import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { CheckField } from '@arma11/widgets/ui';
import type { FieldOption } from './fieldSpec';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-size: ${fontSize(15)};
    font-weight: 500;
  }

  & > p {
    margin: 4px 0 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > p[role='alert'] {
    color: ${token('colorLive')};
    font-weight: 500;
  }
`;

interface Props {
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly FieldOption[];
  /** The values that are ticked, parted by commas. */
  value: string;
  onChange: (value: string) => void;
}

/** Boxes of which any number may be ticked. */
export function CheckGroup({ legend, hint, error, options, value, onChange }: Props) {
  const id = useId();
  const ticked = new Set(value.split(','));
  const toggle = (one: string) =>
    onChange(
      options
        .filter((each) => ticked.has(each.value) !== (each.value === one))
        .map((each) => each.value)
        .join(','),
    );
  return (
    <Group aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}>
      <legend>{legend}</legend>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {options.map((each) => (
        <CheckField
          key={each.value}
          label={each.label}
          checked={ticked.has(each.value)}
          disabled={each.disabled}
          onChange={() => toggle(each.value)}
        />
      ))}
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </Group>
  );
}
