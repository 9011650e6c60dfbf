import { useRef, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { compeRoomQueries, prediRoomQueries, type NewPrivateSala } from '@arma11/core/site';
import { useMoney } from '@arma11/widgets';
import { es } from '../../../../messages/es';

// As public rooms are (rules R14.7).
const FIRST_WISH: SalaDraft = {
  name: '',
  league: '',
  jornada: '',
  fee: '0',
  seats: '10',
  captain: true,
  lateSwap: false,
  perClub: '4',
  budget: false,
};

const t = es.compeRooms.create;

/** A line of a select. */
export interface Option {
  value: string;
  label: string;
}

/** What a player fills in for a room of their own, and what is asked of the server with it. */
export function useSalaForm(leagues: readonly Option[], pending: boolean, onSubmit: (room: NewPrivateSala) => void) {
  const [wish, setWish] = useState<SalaDraft>({ ...FIRST_WISH, league: leagues[0]?.value ?? '' });
  const [wrongSeats, setWrongSeats] = useState(false);
  const seats = useRef<HTMLInputElement>(null);
  const jornadas = useJornadas(wish.league);
  const fees = useFees();
  const jornada = jornadas.options?.find(({ value }) => value === wish.jornada) ?? jornadas.options?.[0];
  const set = (change: Partial<SalaDraft>) => {
    if (change.seats !== undefined) setWrongSeats(false);
    setWish({ ...wish, ...change });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const count = seatsOf(wish);
    setWrongSeats(count === null);
    if (count === null) return seats.current?.focus();
    if (jornada && !pending) onSubmit(roomOf(wish, Number(jornada.value), count));
  };
  return { wish, set, submit, seats, wrongSeats, jornada, jornadas, fees, noJornadas: jornadas.options?.length === 0 };
}

/** The form as its fields need it. */
export type SalaForm = ReturnType<typeof useSalaForm>;

function roomOf(draft: SalaDraft, jornada: number, max_players: number): NewPrivateSala {
  const { name: written, league, fee, captain, lateSwap: late_swap, perClub, budget } = draft;
  const name = written.trim();
  const modes = { captain, late_swap, max_per_club: perClub === '' ? null : Number(perClub), budget };
  const room = { league_unique: league, jornada, amount_ins: Number(fee), max_players, join: true, ...modes };
  return name === '' ? room : { ...room, name };
}

/** The jornadas of a league that have not begun; undefined while they are asked for. */
function useJornadas(league: string) {
  const { data, error } = useQuery(compeRoomQueries.openJornadas(useClient(), league));
  const options = data?.map(({ jornada, jornada_name, starts_at }) => ({
    value: String(jornada),
    label: t.jornadaOption(jornada_name, es.dates.kickoff(starts_at)),
  }));
  return { options, problem: error?.message };
}

/** The fees that a private room may ask; until they are known, free. */
function useFees(): Option[] {
  const money = useMoney();
  const { data = [{ amount_ins: 0 }] } = useQuery(prediRoomQueries.prices(useClient()));
  return data.map(({ amount_ins }) => ({ value: String(amount_ins), label: money.fee(amount_ins) }));
}

/** What the form of a new private room holds, as it is typed. */
interface SalaDraft {
  name: string;
  league: string;
  /** As the choice holds it; '' for the first one. */
  jornada: string;
  fee: string;
  seats: string;
  captain: boolean;
  lateSwap: boolean;
  /** Most players of one club; '' without a limit. */
  perClub: string;
  budget: boolean;
}

/** The seats that were typed, or null where they are no number from 2 to 100 (rules R3.4). */
function seatsOf({ seats }: Pick<SalaDraft, 'seats'>): number | null {
  const count = /^\d{1,3}$/.test(seats.trim()) ? Number(seats) : 0;
  return count >= 2 && count <= 100 ? count : null;
}
