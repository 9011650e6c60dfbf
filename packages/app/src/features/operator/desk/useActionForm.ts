import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { DeskCallName, DeskInput, DeskResult } from '@arma11/core/back-office';
import { operadorEs } from '../../../messages/operador.es';
import type { DeskAction } from './ActionDialog';
import { blankOf, inputOf, missingIn, type FieldSpec, type Written } from './fieldSpec';
import { useDeskWrite, type DeskWrite } from './useDeskWrite';

/** The form of an action. */
export interface ActionForm<N extends DeskCallName> extends Pick<DeskWrite<N>, 'pending' | 'problem' | 'uncertain'> {
  form: RefObject<HTMLFormElement | null>;
  /** The fields that there are, as what is written stands. */
  fields: readonly FieldSpec[];
  written: Written;
  write: (spec: FieldSpec, value: string) => void;
  /** What is wrong with a field: it is empty, or the server did not take it. */
  errorOf: (name: string) => string | undefined;
  /** What it would do with what is written; null until it was asked for, and once something else is written. */
  previewed: DeskResult<N> | null;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const NO_FIELDS: readonly FieldSpec[] = [];

/** Keeps what is written into an action, and sends it once nothing is missing: first to be told what it would do, where it can be. */
export function useActionForm<N extends DeskCallName>(
  { call, fields: given = NO_FIELDS, given: known, preview }: DeskAction<N>,
  onDone: (result: DeskResult<N>) => void,
): ActionForm<N> {
  const form = useRef<HTMLFormElement>(null);
  const fieldsFor = typeof given === 'function' ? given : () => given;
  const [kept, setKept] = useState<Written>(() => blankOf(fieldsFor({})));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [trial, setTrial] = useState<{ of: Written; result: DeskResult<N> } | null>(null);
  const tried = useRef<Written>(kept);
  const fields = fieldsFor(kept);
  const written = { ...blankOf(fields), ...kept };
  const trying = useDeskWrite(call, (result) => setTrial({ of: tried.current, result }));
  const doing = useDeskWrite(call, onDone);
  const previewed = trial?.of === kept ? trial.result : null;
  const first = preview !== undefined && previewed === null;
  const { pending, problem, fields: refused, uncertain } = first ? trying : doing;
  const wrong = [...missing, ...Object.keys(refused)].join(' ');
  // In a long form the field may be out of sight.
  useEffect(() => {
    if (wrong !== '') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong, pending]);
  return {
    form,
    fields,
    written,
    pending,
    problem: first && uncertain ? operadorEs.action.notPreviewed : problem,
    uncertain: uncertain && !first,
    previewed,
    write: ({ name, clears = [] }, value) =>
      setKept((now) => ({ ...now, ...Object.fromEntries(clears.map((other) => [other, ''])), [name]: value })),
    errorOf: (name) => (missing.includes(name) ? operadorEs.action.needed : refused[name]),
    submit(event) {
      event.preventDefault();
      const empty = missingIn(fields, written).map(({ name }) => name);
      setMissing(empty);
      if (empty.length > 0) return;
      const input = { ...known, ...inputOf(fields, written) } as DeskInput<N>;
      tried.current = kept;
      if (first) trying.send({ ...input, dry_run: true });
      else doing.send(input);
    },
  };
}
