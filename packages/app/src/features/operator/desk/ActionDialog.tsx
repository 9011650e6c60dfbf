import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DeskCallName, DeskInput, DeskResult } from '@arma11/core/back-office';
import { space } from '@arma11/widgets/theme';
import { Button, Dialog, ErrorBlock } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { ActionPreview } from './ActionPreview';
import type { FieldSpec, Written } from './fieldSpec';
import { SpecField } from './SpecField';
import { useActionForm } from './useActionForm';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};

  & > p {
    margin: 0;
  }
`;

const t = operadorEs.action;

/** Something to do at the desk, with what it is done to already filled in. */
export interface DeskAction<N extends DeskCallName> {
  call: N;
  /** What is done, as the title and the button say it. */
  title: string;
  confirm: string;
  danger?: boolean;
  /** Its exact effect: which coins, whose. */
  effect: ReactNode | ((written: Written) => ReactNode);
  /** What it is decided by, beside the button. */
  evidence?: ReactNode;
  /** What it needs to know; other fields where the answer to one decides about the rest. */
  fields?: readonly FieldSpec[] | ((written: Written) => readonly FieldSpec[]);
  /** What it would do is asked for first, with `dry_run`, and shown before it can be done. */
  preview?: { button: string; show: (result: DeskResult<N>, written: Written) => ReactNode };
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
  const { title, danger = false, effect, evidence, preview } = action;
  const { form, fields, written, write, errorOf, previewed, submit, pending, problem, uncertain } = useActionForm(
    action,
    onDone,
  );
  const confirm = preview && previewed === null ? preview.button : action.confirm;
  return (
    <Dialog open onClose={onClose} title={title} placement="center">
      <Form ref={form} onSubmit={submit} noValidate>
        <p>{typeof effect === 'function' ? effect(written) : effect}</p>
        {evidence}
        {fields.map((spec) => (
          <SpecField
            key={spec.name}
            spec={spec}
            value={written[spec.name] ?? ''}
            error={errorOf(spec.name)}
            onChange={(value) => write(spec, value)}
          />
        ))}
        {preview && previewed !== null && <ActionPreview>{preview.show(previewed, written)}</ActionPreview>}
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
