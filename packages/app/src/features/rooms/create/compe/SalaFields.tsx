import { ROOM_BUDGET } from '@arma11/core/domain';
import { CheckField, Field, SelectField } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import type { Option, SalaForm } from './useSalaForm';

const t = es.compeRooms.create;

/** What the room is called, and what is played in it. */
export function GameFields({ form, leagues }: { form: SalaForm; leagues: readonly Option[] }) {
  const { wish, set, jornada, jornadas, noJornadas } = form;
  return (
    <>
      <Field
        label={t.name}
        hint={t.nameHint}
        value={wish.name}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => set({ name: target.value })}
      />
      <SelectField
        label={t.league}
        value={wish.league}
        options={leagues}
        onChange={({ target }) => set({ league: target.value, jornada: '' })}
      />
      <SelectField
        label={t.jornada}
        value={jornada?.value ?? ''}
        options={jornadas.options ?? []}
        error={noJornadas ? t.noJornadas : jornadas.problem}
        onChange={({ target }) => set({ jornada: target.value })}
      />
    </>
  );
}

/** What a seat costs, and how many there are. */
export function SeatFields({ form }: { form: SalaForm }) {
  const { wish, set, seats, wrongSeats, fees } = form;
  return (
    <>
      <SelectField
        label={t.fee}
        value={wish.fee}
        options={fees}
        onChange={({ target }) => set({ fee: target.value })}
      />
      <Field
        ref={seats}
        label={t.seats}
        hint={t.seatsHint}
        error={wrongSeats ? t.seatsWrong : undefined}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={wish.seats}
        onChange={({ target }) => set({ seats: target.value })}
      />
    </>
  );
}

const PER_CLUB = [
  { value: '', label: t.anyOfClub },
  ...[2, 3, 4, 5].map((most) => ({ value: String(most), label: t.mostOfClub(most) })),
];

/** How it is played: the optional rules of lineup rooms (rules R4.1). */
export function ModeFields({ form: { wish, set } }: { form: SalaForm }) {
  return (
    <fieldset>
      <legend>{t.modes}</legend>
      <CheckField
        label={t.captain}
        checked={wish.captain}
        onChange={({ target }) => set({ captain: target.checked })}
      />
      <CheckField
        label={t.lateSwap}
        checked={wish.lateSwap}
        onChange={({ target }) => set({ lateSwap: target.checked })}
      />
      <SelectField
        label={t.perClub}
        value={wish.perClub}
        options={PER_CLUB}
        onChange={({ target }) => set({ perClub: target.value })}
      />
      <CheckField
        label={t.budget(ROOM_BUDGET)}
        checked={wish.budget}
        onChange={({ target }) => set({ budget: target.checked })}
      />
    </fieldset>
  );
}
