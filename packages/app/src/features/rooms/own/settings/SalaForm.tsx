import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { PrediSalaChange } from '@arma11/core/site';
import type { PrediRoom } from '@arma11/core/contract';
import { Button, ErrorBlock, Field, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { ModeKeys } from '../../create/predi/ModeKeys';
import { seatsOf, type PrivateMode } from '../../create/predi/newRoom';
import { SmallNote } from '../../SmallNote';
import { useUpdateSala } from './useUpdateSala';

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-width: 560px;
`;

const t = es.prediRooms.settings;

const modeOf = ({ modo_pozo }: PrediRoom): PrivateMode => (modo_pozo === 'completo' ? 'completo' : 'proporcional');

/** The room's name, and while nobody else is in its seats and pot. */
export function SalaForm({ room, frozen }: { room: PrediRoom; frozen: boolean }) {
  const stored: SalaFields = { name: room.name, seats: String(room.max_players), mode: modeOf(room) };
  const [edits, setEdits] = useState<Partial<SalaFields>>({});
  const fields = { ...stored, ...edits };
  const saver = useUpdateSala(room.id, () => setEdits({}));
  const put = (part: Partial<SalaFields>) => {
    saver.reset();
    setEdits((before) => ({ ...before, ...part }));
  };
  const change = changeOf(fields, stored);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change) saver.update(change);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <SectionHeading title={t.data} />
      <Fields fields={fields} frozen={frozen} onChange={put} />
      {saver.error && <ErrorBlock text={saver.error.message} />}
      <Button
        type="submit"
        pending={saver.pending}
        disabledReason={saver.pending || change ? undefined : whyNot(fields)}
      >
        {saver.pending ? t.saving : t.save}
      </Button>
      <SmallNote role="status">{saver.done ? t.saved : ''}</SmallNote>
    </Form>
  );
}

interface FieldsProps {
  fields: SalaFields;
  frozen: boolean;
  onChange: (part: Partial<SalaFields>) => void;
}

function Fields({ fields, frozen, onChange }: FieldsProps) {
  return (
    <>
      <Field
        label={es.prediRooms.create.name}
        error={fields.name.trim() === '' ? t.nameNeeded : undefined}
        value={fields.name}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {frozen ? (
        <SmallNote>{t.frozen}</SmallNote>
      ) : (
        <>
          <Field
            label={es.prediRooms.create.seats}
            hint={es.prediRooms.create.seatsHint}
            error={seatsOf(fields.seats) === null ? es.prediRooms.create.seatsWrong : undefined}
            value={fields.seats}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            onChange={({ target }) => onChange({ seats: target.value })}
          />
          <ModeKeys value={fields.mode} onChange={(mode) => onChange({ mode })} />
        </>
      )}
    </>
  );
}

/** Why there is nothing to send. */
function whyNot({ name, seats }: SalaFields): string {
  if (name.trim() === '') return t.nameNeeded;
  return seatsOf(seats) === null ? es.prediRooms.create.seatsWrong : t.nothingToSave;
}

/** What the settings of a private room hold; seats as they are typed. */
interface SalaFields {
  name: string;
  seats: string;
  mode: PrivateMode;
}

/** What is different, to be sent; null where nothing is or something is not right. */
function changeOf(fields: SalaFields, stored: SalaFields): PrediSalaChange | null {
  const name = fields.name.trim();
  const seats = seatsOf(fields.seats);
  if (name === '' || seats === null) return null;
  const change: PrediSalaChange = {
    ...(name !== stored.name && { name }),
    ...(seats !== seatsOf(stored.seats) && { max_players: seats }),
    ...(fields.mode !== stored.mode && { modo_pozo: fields.mode }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
