import { useQuery } from '@tanstack/react-query';
import { ROOM_BUDGET } from '@arma11/core/domain';
import { salasQueries, useClient } from '@arma11/core';
import { useJoinSheetWords } from '../messages/joinSheet.es';
import type { RoomFacts } from './roomFacts';

/** The optional rules of a lineup room (rules R4.1), as a row of the terms; none of them, or not known: no row. */
export function JoinModes({ facts }: { facts: RoomFacts }) {
  const t = useJoinSheetWords();
  const room = useQuery({ ...salasQueries.sala(useClient(), facts.id), enabled: !facts.predi });
  if (!room.data) return null;
  const { captain, late_swap, max_per_club, budget } = room.data.flags;
  const modes = [
    captain && t.captain,
    late_swap && t.lateSwap,
    max_per_club !== null && t.perClub(max_per_club),
    budget === true && t.budget(ROOM_BUDGET),
  ];
  const told = modes.filter((mode) => mode !== false);
  if (told.length === 0) return null;
  return (
    <>
      <dt>{t.played}</dt>
      <dd>{told.join(', ')}</dd>
    </>
  );
}
