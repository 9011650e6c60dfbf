import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useMoney } from '@arma11/widgets';
import { Button, Chip, ErrorBlock, Field } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { SmallNote } from '../../SmallNote';
import { KeyGroup } from './KeyGroup';
import { ModeKeys } from './ModeKeys';
import { newRoom, seatsOf, type RoomDraft } from './newRoom';
import { PotPreview } from './PotPreview';
import { useCreateSala } from './useCreateSala';

const Form = styled.form`
  display: grid;
  gap: 20px;
  max-width: 560px;
`;

const t = es.prediRooms.create;

/** The form of a private room, with what it would pay. Nothing typed is lost when it is refused. */
export function CreateForm({ fees }: { fees: readonly number[] }) {
  const [draft, setDraft] = useState<RoomDraft>({ name: '', fee: fees[0] ?? 0, seats: '10', mode: 'proporcional' });
  const [tried, setTried] = useState(false);
  const { create, pending, error, uncertain } = useCreateSala();
  const change = (part: Partial<RoomDraft>) => setDraft((before) => ({ ...before, ...part }));
  const seats = seatsOf(draft.seats);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const room = newRoom(draft);
    if (room) create(room);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Field
        label={t.name}
        hint={t.nameHint}
        value={draft.name}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      <FeeKeys fees={fees} value={draft.fee} onChange={(fee) => change({ fee })} />
      <Field
        label={t.seats}
        hint={t.seatsHint}
        error={tried && seats === null ? t.seatsWrong : undefined}
        value={draft.seats}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        onChange={({ target }) => change({ seats: target.value })}
      />
      <ModeKeys value={draft.mode} onChange={(mode) => change({ mode })} />
      {draft.fee > 0 && seats !== null && <PotPreview fee={draft.fee} seats={seats} mode={draft.mode} />}
      {error && <ErrorBlock title={t.failed} text={uncertain ? t.unknown : error.message} />}
      <div>
        <Button type="submit" wide pending={pending}>
          {pending ? t.submitting : t.submit}
        </Button>
        <SmallNote>{draft.fee > 0 ? t.notIn : t.free}</SmallNote>
      </div>
    </Form>
  );
}

interface Props {
  fees: readonly number[];
  value: number;
  onChange: (fee: number) => void;
}

/** The fees that a private room may ask, as the player reads money. */
function FeeKeys({ fees, value, onChange }: Props) {
  const money = useMoney();
  return (
    <KeyGroup label={es.prediRooms.create.price}>
      {fees.map((fee) => (
        <Chip key={fee} pressed={fee === value} onClick={() => onChange(fee)}>
          {money.fee(fee)}
        </Chip>
      ))}
    </KeyGroup>
  );
}
