import { sql } from 'kysely';
import { rangoXp } from '@arma11/core/domain';

/**
 * The XP that a closed entry `e` of room `r` earned, as SQL: the same sum as core/domain `roomXp`, and one for each
 * correct answer (rules.md R11.4). What was paid never counts.
 */
export const entryXp = sql<number>`(${rangoXp.closedRoom}::int
  + case when e.rank * 2 <= r.taken then ${rangoXp.topHalf}::int else 0 end
  + case when e.rank <= 3 then ${rangoXp.podium}::int else 0 end
  + e.aciertos * ${rangoXp.correctAnswer}::int)`;
