import { useState } from 'react';
import { styled } from 'styled-components';
import type { Pause } from '@arma11/core/site';
import { Button, CheckField, Dialog, ErrorBlock, SelectField } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import type { usePausePlay } from './usePausePlay';

const t = es.settings.pause;
const DAYS = [1, 3, 7, 14, 28];
const MONTHS = [6, 12, 24, 36, 60];

const Choice = styled.div`
  display: grid;
  gap: 12px;

  & > p {
    margin: 0;
  }
`;

interface Props {
  /** Which of the two is asked for; null while none is. */
  kind: Pause['kind'] | null;
  pause: ReturnType<typeof usePausePlay>;
  onClose: () => void;
}

/** Asks for how long, and that it is understood: neither can be taken back. */
export function RestDialog({ kind, pause, onClose }: Props) {
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      title={kind === 'autoexclusion' ? t.excludeTitle : t.pauseTitle}
      placement="center"
    >
      {kind && <Question kind={kind} pause={pause} onClose={onClose} />}
    </Dialog>
  );
}

const optionsOf = (kind: Pause['kind']) =>
  kind === 'pausa'
    ? DAYS.map((count) => ({ value: String(count), label: t.days(count) }))
    : MONTHS.map((count) => ({ value: String(count), label: t.months(count) }));

function Question({ kind, pause, onClose }: Props & { kind: Pause['kind'] }) {
  const options = optionsOf(kind);
  const [length, setLength] = useState(options[0]?.value ?? '');
  const [understood, setUnderstood] = useState(false);
  const begin = () => pause.begin(kind === 'pausa' ? { kind, days: Number(length) } : { kind, months: Number(length) });
  return (
    <Choice>
      <p>{kind === 'pausa' ? t.pauseText : t.excludeText}</p>
      <SelectField
        label={t.pauseField}
        value={length}
        options={options}
        onChange={({ target }) => setLength(target.value)}
      />
      <CheckField label={t.understood} checked={understood} onChange={({ target }) => setUnderstood(target.checked)} />
      {pause.problem && <ErrorBlock text={pause.problem} />}
      <Button
        tone="danger"
        wide
        pending={pause.pending}
        disabledReason={understood ? undefined : t.understand}
        onClick={begin}
      >
        {pause.pending ? t.confirming : t.confirm}
      </Button>
      <Button kind="ghost" wide onClick={onClose}>
        {t.cancel}
      </Button>
    </Choice>
  );
}
