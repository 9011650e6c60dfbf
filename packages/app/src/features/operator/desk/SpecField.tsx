import { CheckField, Field, SelectField, TextAreaField } from '@arma11/widgets/ui';
import { CheckGroup } from './CheckGroup';
import { FileField } from './FileField';
import type { FieldSpec } from './fieldSpec';

interface Props {
  spec: FieldSpec;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const INPUT = {
  text: { type: 'text' },
  number: { type: 'number', inputMode: 'numeric' },
  lima: { type: 'datetime-local' },
  colour: { type: 'color' },
} as const;

/** A field of a form at the desk, by what it is told to be. */
export function SpecField({ spec, value, error, onChange }: Props) {
  const {
    name,
    label,
    hint,
    kind = 'text',
    options = [],
    required,
    accept = '.csv,text/csv',
    min,
    max,
    control,
  } = spec;
  const shared = { name, label, hint, error, required };
  const write = ({ target }: { target: { value: string } }) => onChange(target.value);
  if (control) return control({ value, error, onChange });
  if (kind === 'many') return <CheckGroup {...{ legend: label, hint, error, options, value, onChange }} />;
  if (kind === 'tick') {
    const tick = ({ target }: { target: HTMLInputElement }) => onChange(target.checked ? 'on' : '');
    return <CheckField name={name} label={label} error={error} checked={value === 'on'} onChange={tick} />;
  }
  if (kind === 'choice') return <SelectField {...shared} options={options} value={value} onChange={write} />;
  if (kind === 'area') return <TextAreaField {...shared} rows={3} value={value} onChange={write} />;
  if (kind === 'file') return <FileField {...shared} accept={accept} onRead={onChange} />;
  return <Field {...shared} {...INPUT[kind]} min={min} max={max} value={value} autoComplete="off" onChange={write} />;
}
