import type { CallOutput } from '@arma11/core/contract';
import { es } from '../messages/es';
import { DayFacts } from './DayFacts';
import { DayRooms } from './DayRooms';
import { isQuiet } from './isQuiet';

type Day = CallOutput<'quests', 'resume'>;

interface Props {
  day: Day;
  /** Called when a room is opened. */
  onLeave?: () => void;
}

/** The day so far: coins, answers, and the rooms that closed with their place, points and prize (rules R11.7). */
export function DaySummary({ day, onLeave }: Props) {
  if (isQuiet(day)) return <p>{es.notices.day.empty}</p>;
  return (
    <>
      <DayFacts day={day} />
      <DayRooms rooms={day.rooms} onLeave={onLeave} />
    </>
  );
}
