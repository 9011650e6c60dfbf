import { useState, type ReactNode, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { DeskCallName, DeskInput, DeskResult } from '@arma11/core/contract';
import { space } from '@arma11/widgets/theme';
import { Button, Dialog, ErrorBlock } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { blankOf, inputOf, missingIn, type FieldSpec, type Written } from './fieldSpec';
import { SpecField } from './SpecField';
import { useDeskWrite } from './useDeskWrite';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};

  & > p {
    margin: 0;
  }
`;

const t = operadorEs.action;
const NO_FIELDS: readonly FieldSpec[] = [];

/** Something to do at the desk, with what it is done to already filled in. */
export interface DeskAction<N extends DeskCallName> {
  call: N;
  /** What is done, as the title and the button say it. */
  title: string;
  confirm: string;
  danger?: boolean;
  /** Its exact effect: which coins, whose. */
  effect: ReactNode | ((written: Written) => ReactNode);
  fields?: readonly FieldSpec[];
  /** What the call is told beyond its fields. */
  given: Partial<DeskInput<N>>;
}

interface Props<N extends DeskCallName> {
  action: DeskAction<N>;
  onDone: (result: DeskResult<N>) => void;
  onClose: () => void;
}

/** Asks before something is done: what exactly happens, what it needs to know, and then what became of it. */
export function ActionDialog<N extends DeskCallName>({ action, onDone, onClose }: Props<N>) {
  const { call, title, confirm, danger = false, effect, fields = NO_FIELDS, given } = action;
  const [written, setWritten] = useState(() => blankOf(fields));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { send, pending, problem, fields: refused, uncertain } = useDeskWrite(call, onDone);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = missingIn(fields, written).map(({ name }) => name);
    setMissing(empty);
    if (empty.length === 0) send({ ...given, ...inputOf(fields, written) } as DeskInput<N>);
  };
  const errorOf = (name: string) => (missing.includes(name) ? t.needed : refused[name]);
  return (
    <Dialog open onClose={onClose} title={title} placement="center">
      <Form onSubmit={submit} noValidate>
        <p>{typeof effect === 'function' ? effect(written) : effect}</p>
        {fields.map((spec) => (
          <SpecField
            key={spec.name}
            spec={spec}
            value={written[spec.name] ?? ''}
            error={errorOf(spec.name)}
            onChange={(value) => setWritten((now) => ({ ...now, [spec.name]: value }))}
          />
        ))}
        {uncertain && <ErrorBlock title={t.uncertainTitle} text={t.uncertain} />}
        {problem && !uncertain && <ErrorBlock title={t.refused} text={problem} />}
        <Button type="submit" wide tone={danger ? 'danger' : 'normal'} pending={pending}>
          {pending ? t.pending : confirm}
        </Button>
        <Button kind="ghost" wide onClick={onClose}>
          {t.back}
        </Button>
      </Form>
    </Dialog>
  );
}
