import type { ReactNode } from 'react';

/** One of the values to choose from. */
export interface FieldOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** What a field shows and is told. */
export interface FieldControl {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One field of a form at the desk. */
export interface FieldSpec {
  /** As the call names it. */
  name: string;
  label: string;
  hint?: string;
  /** Of 'many' any number is ticked. @default 'text' */
  kind?: 'text' | 'area' | 'number' | 'choice' | 'many' | 'tick' | 'lima' | 'file' | 'colour';
  options?: readonly FieldOption[];
  /** Its control, where no kind has it. */
  control?: (field: FieldControl) => ReactNode;
  /** The fields that are emptied when it changes: what was chosen there is of something else. */
  clears?: readonly string[];
  /** What it begins with. */
  initial?: string;
  required?: boolean;
  /** Of a file. @default CSV */
  accept?: string;
  min?: number;
  max?: number;
}

/** What was written into a form, as the browser has it. */
export type Written = Readonly<Record<string, string>>;

/** Peru keeps the same hour all year. */
const LIMA = ':00-05:00';

function valueOf({ kind = 'text' }: FieldSpec, text: string): unknown {
  if (kind === 'tick') return text === 'on' || undefined;
  if (text === '') return undefined;
  if (kind === 'number') return Number(text);
  return kind === 'lima' ? `${text}${LIMA}` : text;
}

/** What was written, as the call takes it: numbers, instants of Lima, and nothing for what was left empty. */
export const inputOf = (specs: readonly FieldSpec[], written: Written): Record<string, unknown> =>
  Object.fromEntries(
    specs
      .map((spec) => [spec.name, valueOf(spec, (written[spec.name] ?? '').trim())] as const)
      .filter(([, value]) => value !== undefined),
  );

/** The fields that must be filled in and are not. */
export const missingIn = (specs: readonly FieldSpec[], written: Written): FieldSpec[] =>
  specs.filter(({ name, required }) => required && (written[name] ?? '').trim() === '');

/** A form as it opens. */
export const blankOf = (specs: readonly FieldSpec[]): Written =>
  Object.fromEntries(specs.map(({ name, initial = '' }) => [name, initial]));
