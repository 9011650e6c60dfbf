import { sql } from 'kysely';
import { pricedByScoring } from '@arma11/core/domain';
import { asRows } from '../../../platform/db/asRows';
import { breathe, inTurn, parts } from '../../../catalogue/feeds/smallSteps';
import { MATCH_LOCK_LEAD_MIN } from '../../../catalogue/matches/matchView';
import type { Db, Tx } from '../../../platform/db/database';
import type { Deps } from '../../../platform/deps';
import { createRoom } from '../../offers/createRoom';
import { lockMatches } from '../lockMatches';
import { addScores } from '../makeScores';
import { addMarkets } from '../../slate/addMarkets';
import { planPool, type PoolAnswer, type PoolPlan, type PoolToImport } from './planPool';
import { seatPeople } from './seatPeople';
import type { From } from '../../../platform/db/fragments';

/** How much one transaction writes: others wait for it on the embedded database (rules R18.6). */
const MATCHES_AT_ONCE = 3;
const PEOPLE_AT_ONCE = 10;
const ANSWERS_AT_ONCE = 150;

/**
 * Imports a pool in small transactions: the room as a draft, its questions, seats and answers, and last of all players
 * see it (rules R17.4). Cut short, importing again completes it; repeated, it changes nothing. With problems it writes
 * nothing.
 */
export const importPool = (
  { db, random }: Pick<Deps, 'db' | 'random'>,
  given: PoolToImport,
): Promise<PoolPlan & { roomId: number }> =>
  inTurn('pool', async () => {
    const plan = await planPool(db.fresh, given);
    if (plan.problems.length > 0) throw new PoolProblems(plan.problems);
    const roomId = plan.roomId ?? (await db.tx((tx) => makeRoom(tx, given, plan)));
    if (!plan.ready) await askScores(db, roomId, plan.matchIds);
    await inParts(plan.newPeople, PEOPLE_AT_ONCE, (people) =>
      db.tx((tx) => seatPeople(tx, random, { roomId, people })),
    );
    await inParts(missingScores(plan.changes), ANSWERS_AT_ONCE, (scores) =>
      db.tx((tx) => makePoolScores(tx, given, roomId, scores)),
    );
    await inParts(plan.changes, ANSWERS_AT_ONCE, (answers) =>
      db.tx((tx) => writeAnswers(tx, { roomId, ready: plan.ready }, answers)),
    );
    if (!plan.ready) await db.tx((tx) => publish(tx, roomId));
    return { ...plan, roomId };
  });

/** Why a pool cannot be imported: everything that is wrong with its files. */
export class PoolProblems extends Error {
  override readonly name = 'PoolProblems';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

async function inParts<T>(rows: readonly T[], size: number, write: (some: T[]) => Promise<unknown>): Promise<void> {
  for (const some of parts(rows, size)) {
    await write(some);
    await breathe();
  }
}

async function makeRoom(tx: Tx, { leagueId, name, scoring, read }: PoolToImport, plan: PoolPlan): Promise<number> {
  const roomId = await createRoom(tx, {
    kind: 'predi',
    tipo: '3',
    estado: 'borrador',
    name,
    leagueId,
    amount_ins: 0,
    max_players: read.people.length,
    min_players: 2,
    modo_pozo: 'proporcional',
    commission_bps: 0,
    lock_lead_min: MATCH_LOCK_LEAD_MIN,
    matchIds: plan.matchIds,
    code_only: true,
    begun: true,
    predi_scoring: scoring,
  });
  await tx.insertInto('pool').values({ room_id: roomId, league_id: leagueId, name }).execute();
  return roomId;
}

async function askScores(db: Db, roomId: number, matchIds: readonly number[]): Promise<void> {
  await inParts(matchIds, MATCHES_AT_ONCE, (some) =>
    db.tx((tx) =>
      addMarkets(
        tx,
        roomId,
        some.map((match) => ({ match, kinds: ['marcador'] })),
      ),
    ),
  );
}

/** Each score that somebody chose, once. */
function missingScores(answers: readonly PoolAnswer[]): { match_id: number; code: string }[] {
  const scores = new Map<string, { match_id: number; code: string }>();
  for (const { match_id, score } of answers) {
    if (score !== null) scores.set(`${match_id} ${score}`, { match_id, code: score });
  }
  return [...scores.values()];
}

async function makePoolScores(
  tx: Tx,
  { scoring }: PoolToImport,
  roomId: number,
  scores: readonly { match_id: number; code: string }[],
): Promise<void> {
  const { rows } = await sql<{ market_id: number; code: string; jornada: number }>`
    select k.id as market_id, x.code, rm.jornada
    from json_to_recordset(${asRows(scores)}) as x(match_id int, code text)
    join market k on k.room_id = ${roomId} and k.match_id = x.match_id and k.kind = 'marcador'
    join room_match rm on rm.id = k.room_match_id
    where not exists (select from alternative a where a.market_id = k.id and a.code = x.code)`.execute(tx);
  await addScores(
    tx,
    rows.map(({ market_id, code, jornada }) => ({
      market_id,
      code,
      pts: pricedByScoring(scoring, { kind: 'marcador', code, pts: 0, jornada }),
    })),
  );
}

/** As if it had been saved in time: what the organiser took is not given back when a match turns out to have begun. */
async function writeAnswers(
  tx: Tx,
  { roomId, ready }: { roomId: number; ready: boolean },
  answers: readonly PoolAnswer[],
): Promise<void> {
  // Players see it already: a match may have locked since the plan was made.
  if (ready) await refuseLocked(tx, roomId, answers);
  const given: From = sql`json_to_recordset(${asRows(answers)}) as x(person text, match_id int, score text)
    join pool_seat s on s.room_id = ${roomId} and s.person = x.person and s.claimed_by is null
    join market k on k.room_id = ${roomId} and k.match_id = x.match_id and k.kind = 'marcador'`;
  await sql`delete from answer w using ${given}
    where w.entry_id = s.entry_id and w.market_id = k.id and x.score is null`.execute(tx);
  await sql`
    insert into answer (entry_id, market_id, alternative_id, saved_at)
    select s.entry_id, k.id, a.id, least(app_now(), m.kick_off - make_interval(mins => ${MATCH_LOCK_LEAD_MIN}::int))
    from ${given} join match m on m.id = k.match_id join alternative a on a.market_id = k.id and a.code = x.score
    on conflict (entry_id, market_id) do update set alternative_id = excluded.alternative_id, saved_at = excluded.saved_at
    where answer.alternative_id <> excluded.alternative_id`.execute(tx);
}

async function refuseLocked(tx: Tx, roomId: number, answers: readonly PoolAnswer[]): Promise<void> {
  const asked = [...new Set(answers.map(({ match_id }) => match_id))];
  const open = await lockMatches(tx, roomId, asked);
  const late = answers.filter(({ match_id }) => !open.has(match_id));
  if (late.length === 0) return;
  throw new PoolProblems([
    `predictions: a match has locked while the pool was imported, and ${late.length} answers came too late for it; the first is ${late[0]!.person}'s. What came in time is kept. Import again without them.`,
  ]);
}

async function publish(tx: Tx, roomId: number): Promise<void> {
  await sql`update room set estado = 'abierta' where id = ${roomId} and estado = 'borrador'`.execute(tx);
  await sql`update pool set ready_at = app_now() where room_id = ${roomId}`.execute(tx);
}
