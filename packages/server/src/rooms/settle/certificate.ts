import { sha256 } from '../../platform/bytes';
import { sql } from 'kysely';
import type { RoomCertificate } from '@arma11/core/contract';
import { sealCertificate, type CertificateContent } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { notFound } from '../../platform/refusal';
import { roomMoney } from '../view/roomMoney';

type Slate = CertificateContent['slate'];
type Markets = CertificateContent['markets'];
type Entries = CertificateContent['entries'];
type LongTerm = NonNullable<CertificateContent['long_term']>;

/** SHA-256 of a text, in hexadecimal. */
export const hexSha256 = async (text: string): Promise<string> =>
  Array.from(await sha256(text), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface SlateRow extends Omit<Slate[number], 'players' | 'advances' | 'scorers'> {
  advances: Slate[number]['advances'] | null;
  scorers: number[] | null;
  players: Record<string, Pick<Slate[number]['players'][number], 'position' | 'stats'>> | null;
}

async function slateOf(q: Queryable, { id, kind }: RoomRow): Promise<Slate> {
  const { rows } = await sql<SlateRow>`
    select rm.match_id as match, rm.jornada, l.name as local, v.name as visit, coalesce(rm.planned_at, m.kick_off) as kick_off,
      c.match_id is not null as counts, c.goals_local, c.goals_visit, c.first_goal, c.first_goal_minute,
      coalesce(c.awarded, false) as awarded, c.advances,
      case when exists (select from market k where k.room_match_id = rm.id and k.kind = 'goleador') then c.scorers end as scorers, case when ${kind}::text = 'compe' then c.players end as players
    from room_match rm join match m on m.id = rm.match_id
    join team l on l.id = m.local_team join team v on v.id = m.visit_team
    left join match_record c on c.match_id = rm.match_id and c.changes = rm.paid_changes
    where rm.room_id = ${id} order by rm.jornada, rm.match_id`.execute(q);
  return rows.map(({ players, advances, scorers, ...match }) => ({
    ...match,
    ...(advances ? { advances } : {}),
    ...(scorers ? { scorers } : {}),
    players: Object.entries(players ?? {}).map(([player, { position, stats }]) => ({
      player: Number(player),
      position,
      stats,
    })),
  }));
}

async function marketsOf(q: Queryable, { id }: RoomRow): Promise<Markets> {
  const { rows } = await sql<Markets[number]>`
    select k.id as market, k.match_id as match, k.kind, k.estado = 'anulado' as void,
      jsonb_agg(jsonb_build_object('alternative', a.id, 'code', a.code, 'pts', coalesce(a.earned, a.pts), 'right', a.result = 'acierto') order by a.ordinal) as alternatives
    from market k join alternative a on a.market_id = k.id where k.room_id = ${id} and k.match_id is not null
    group by k.id order by k.id`.execute(q);
  return rows;
}

async function longTermOf(q: Queryable, { id }: RoomRow): Promise<LongTerm> {
  const { rows } = await sql<LongTerm[number]>`
    select k.id as market, k.kind, k.estado = 'anulado' as void, coalesce(k.outcome, '{}') as outcome,
      jsonb_agg(jsonb_build_object('alternative', a.id, 'code', a.code, 'pts', a.pts, 'right', a.result = 'acierto') order by a.ordinal) as alternatives
    from market k join alternative a on a.market_id = k.id where k.room_id = ${id} and k.match_id is null
    group by k.id order by k.ordinal`.execute(q);
  return rows;
}

// A private room's entries are numbers: its players are nobody else's business.
async function entriesOf(q: Queryable, room: RoomRow): Promise<Entries> {
  const open = room.owner_id === null && room.cod_access === null && !room.code_only;
  const { rows } = await sql<Omit<Entries[number], 'clutch'> & { clutch: Entries[number]['clutch'] | null }>`
    select e.id as ins, case when ${open}::boolean and u.anonymised_at is null then u.username
        else row_number() over (order by e.id)::text end as name,
      s.points, s.position, s.prize,
      coalesce((select jsonb_agg(jsonb_build_object('jornada', l.jornada, 'players', l.players, 'captain', l.captain) order by l.jornada)
        from lineup l where l.entry_id = e.id), '[]') as lineups,
      coalesce((select jsonb_agg(w.alternative_id order by w.market_id) from answer w where w.entry_id = e.id), '[]') as answers,
      (select jsonb_build_object('goals_local', g.goals_local, 'goals_visit', g.goals_visit, 'minute', g.minute) from clutch_answer g
        where g.entry_id = e.id and g.match_id = ${room.paid_clutch_match}::int) as clutch
    from entry e join app_user u on u.id = e.user_id join standing s on s.entry_id = e.id and s.jornada = 0
    where e.room_id = ${room.id} order by s.seq`.execute(q);
  return rows.map(({ clutch, ...entry }) => ({ ...entry, ...(clutch ? { clutch } : {}) }));
}

/** What a paid room was paid on and what it paid, sealed (rules R15.4). There is none before the payment. */
export async function roomCertificate(q: Queryable, roomId: number): Promise<RoomCertificate> {
  const room = await q.selectFrom('room').selectAll().where('id', '=', roomId).executeTakeFirst();
  if (!room || room.estado !== 'pagada' || room.paid_at === null) throw notFound();
  const league = await q
    .selectFrom('league')
    .select(['name', 'scoring', 'season'])
    .where('id', '=', room.league_id)
    .executeTakeFirstOrThrow();
  const { comision, pozo, awards } = roomMoney(room);
  const refunded = room.cancel_reason === 'nadie_acerto';
  const longTerm = await longTermOf(q, room);
  return sealCertificate(
    {
      format: 'arma11-certificate-1',
      room: {
        id: room.id,
        kind: room.kind,
        name: room.name,
        league: league.name,
        season: league.season,
        scoring: league.scoring,
        predi_scoring: room.rules.predi_scoring ?? null,
        rules_version: room.rules_version,
        amount_ins: room.amount_ins,
        commission_bps: room.commission_bps,
        entries: room.taken,
        pozo: refunded ? 0 : pozo,
        comision: refunded ? 0 : comision,
        awards,
        refunded,
        ...(room.paid_clutch_match === null ? {} : { clutch_match: room.paid_clutch_match }),
        paid_at: room.paid_at,
      },
      slate: await slateOf(q, room),
      markets: await marketsOf(q, room),
      entries: await entriesOf(q, room),
      ...(longTerm.length > 0 ? { long_term: longTerm } : {}),
    },
    hexSha256,
  );
}
