import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { DeskCallName, DeskInput, DeskResult } from '@arma11/core/contract';
import { operadorEs } from '../../../messages/operador.es';
import type { DeskAction } from './ActionDialog';
import { blankOf, inputOf, missingIn, type FieldSpec, type Written } from './fieldSpec';
import { useDeskWrite, type DeskWrite } from './useDeskWrite';

/** The form of an action. */
export interface ActionForm<N extends DeskCallName> extends Pick<DeskWrite<N>, 'pending' | 'problem' | 'uncertain'> {
  form: RefObject<HTMLFormElement | null>;
  written: Written;
  write: (name: string, value: string) => void;
  /** What is wrong with a field: it is empty, or the server did not take it. */
  errorOf: (name: string) => string | undefined;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const NO_FIELDS: readonly FieldSpec[] = [];

/** Keeps what is written into an action, and sends it once nothing is missing. */
export function useActionForm<N extends DeskCallName>(
  { call, fields = NO_FIELDS, given }: DeskAction<N>,
  onDone: (result: DeskResult<N>) => void,
): ActionForm<N> {
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState(() => blankOf(fields));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { send, fields: refused, ...state } = useDeskWrite(call, onDone);
  const wrong = [...missing, ...Object.keys(refused)].join(' ');
  // In a long form the field may be out of sight.
  useEffect(() => {
    if (wrong !== '') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong, state.pending]);
  return {
    ...state,
    form,
    written,
    write: (name, value) => setWritten((now) => ({ ...now, [name]: value })),
    errorOf: (name) => (missing.includes(name) ? operadorEs.action.needed : refused[name]),
    submit(event) {
      event.preventDefault();
      const empty = missingIn(fields, written).map(({ name }) => name);
      setMissing(empty);
      if (empty.length === 0) send({ ...given, ...inputOf(fields, written) } as DeskInput<N>);
    },
  };
}
