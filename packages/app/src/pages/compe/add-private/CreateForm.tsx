import { useRef, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { compeRoomQueries, plusQueries, prediRoomQueries, useClient, type NewPrivateSala } from '@arma11/core';
import { formatKickoff } from '@arma11/core/domain';
import { useMoney } from '@arma11/widgets';
import { Button, EmptyState, Field, SelectField, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { isUncertain, PayProblem } from '../../../room/PayProblem';
import { QuerySection } from '../../../shell/QuerySection';
import { FIRST_WISH, seatsOf, type SalaWish } from './salaWish';

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-width: 480px;
`;

const t = es.compeRooms.create;

interface Props {
  pending: boolean;
  /** Why the last attempt failed. */
  error: Error | null;
  onSubmit: (room: NewPrivateSala) => void;
}

/** What a private room is made of: its league, jornada, entry fee and seats. */
export function CreateForm(props: Props) {
  const leagues = useQuery(plusQueries.leagues(useClient()));
  return (
    <QuerySection query={leagues} skeleton={<Skeleton height={420} />}>
      {(all) => {
        const playable = all.filter(({ has_compe }) => has_compe);
        if (playable.length === 0) return <EmptyState drawing="whistle" text={t.noLeagues} />;
        const options = playable.map(({ league_unique, name }) => ({ value: league_unique, label: name }));
        return <Fields {...props} leagues={options} />;
      }}
    </QuerySection>
  );
}

interface Option {
  value: string;
  label: string;
}

function Fields({ pending, error, onSubmit, leagues }: Props & { leagues: readonly Option[] }) {
  const [wish, setWish] = useState<SalaWish>({ ...FIRST_WISH, league: leagues[0]?.value ?? '' });
  const [wrong, setWrong] = useState(false);
  const seats = useRef<HTMLInputElement>(null);
  const jornadas = useJornadas(wish.league);
  const fees = useFees();
  const set = (change: Partial<SalaWish>) => setWish({ ...wish, ...change });
  const jornada = jornadas.options?.find(({ value }) => value === wish.jornada) ?? jornadas.options?.[0];
  const none = jornadas.options?.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const count = seatsOf(wish);
    setWrong(count === null);
    if (count === null) return seats.current?.focus();
    if (!jornada || pending) return;
    const name = wish.name.trim();
    const { league: league_unique } = wish;
    const room = { league_unique, jornada: Number(jornada.value), amount_ins: Number(wish.fee), max_players: count };
    onSubmit({ ...room, ...(name === '' ? {} : { name }), join: true });
  };
  return (
    <Form onSubmit={submit} noValidate>
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
        error={none ? t.noJornadas : jornadas.problem}
        onChange={({ target }) => set({ jornada: target.value })}
      />
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
        error={wrong ? t.seatsWrong : undefined}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={wish.seats}
        onChange={({ target }) => {
          setWrong(false);
          set({ seats: target.value });
        }}
      />
      <PayProblem error={error} />
      <Button type="submit" kind="secondary" wide pending={pending} disabledReason={none ? t.noJornadas : undefined}>
        {pending ? t.creating : isUncertain(error) ? es.compeRooms.money.verify : t.submit}
      </Button>
    </Form>
  );
}

/** The jornadas of a league that have not begun; undefined while they are asked for. */
function useJornadas(league: string) {
  const { data, error } = useQuery(compeRoomQueries.openJornadas(useClient(), league));
  const options = data?.map(({ jornada, jornada_name, starts_at }) => ({
    value: String(jornada),
    label: t.jornadaOption(jornada_name, formatKickoff(starts_at).replace(/ H$/, '')),
  }));
  return { options, problem: error?.message };
}

/** The fees that a private room may ask; until they are known, free. */
function useFees(): Option[] {
  const money = useMoney();
  const { data = [{ amount_ins: 0 }] } = useQuery(prediRoomQueries.prices(useClient()));
  return data.map(({ amount_ins }) => ({ value: String(amount_ins), label: money.fee(amount_ins) }));
}
