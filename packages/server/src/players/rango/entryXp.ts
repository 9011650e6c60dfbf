import { sql } from 'kysely';
import { rangoXp } from '@arma11/core/domain';

/**
 * The XP that a closed standing `s` of room `r` earned, as SQL: the same sum as core/domain `roomXp`, and one for each
 * correct answer (rules.md R11.4). What was paid never counts.
 */
export const entryXp = sql<number>`(${rangoXp.closedRoom}::int
  + case when s.position * 2 <= r.taken then ${rangoXp.topHalf}::int else 0 end
  + case when s.position <= 3 then ${rangoXp.podium}::int else 0 end
  + s.aciertos * ${rangoXp.correctAnswer}::int)`;
