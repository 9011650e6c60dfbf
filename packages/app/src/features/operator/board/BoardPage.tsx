import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskBoardRow } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Link, Skeleton } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorBoardEs } from '../../../messages/operadorBoard.es';
import { operadorDeployEs } from '../../../messages/operadorDeploy.es';
import { operadorFeedsEs } from '../../../messages/operadorFeeds.es';
import { operadorMatchesEs } from '../../../messages/operadorMatches.es';
import { operadorSecurityEs } from '../../../messages/operadorSecurity.es';
import { QuerySection } from '../../../page/QuerySection';
import { StateMark } from '../../../page/StateMark';
import { DeskPage } from '../../../page/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { useDeskRole } from '../desk/DeskRoleContext';
import { DeskTable, type Column } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';
import { mayDo } from '../desk/deskTabs';

const t = operadorBoardEs;
const AGAIN_MS = 30_000;

type Kind = DeskBoardRow['kind'];

const TONES: Record<DeskBoardRow['urgency'], string> = { now: 'bad', today: 'open', later: 'plain' };

const matchPage = ({ id }: DeskBoardRow) => `/operador/partidos/${id}`;
const roomPage = ({ id }: DeskBoardRow) => `/operador/salas/${id}`;

/** Where each thing is put right. */
const PLACES: Record<Kind, (row: DeskBoardRow) => string> = {
  room_unpaid: roomPage,
  incident: () => '/operador/incidencias',
  match_late: matchPage,
  result_unofficial: matchPage,
  no_statistics: matchPage,
  lock_moved: roomPage,
  feed_alarm: () => '/operador/fuentes',
  group_posts: () => '/operador/muros',
  withdrawals: () => '/operador/retiros',
  top_ups: () => '/operador/recargas',
  adjustments: () => '/operador/ajustes',
};

/** More about it than its kind tells. */
const DETAILS: Partial<Record<Kind, (detail: string | null) => string | null>> = {
  room_unpaid: (detail) => (detail === null ? t.ready : (t.unpaid[detail] ?? detail)),
  incident: (kind) => (kind === null ? null : (operadorMatchesEs.incidents.kinds[kind] ?? kind).toLowerCase()),
  match_late: (estado) =>
    estado === null ? null : (operadorMatchesEs.matches.estados[estado] ?? estado).toLowerCase(),
  feed_alarm: (alarm) =>
    alarm === null ? null : ((operadorFeedsEs.alarms as Record<string, string>)[alarm] ?? alarm).toLowerCase(),
  lock_moved: (at) => (at === null ? null : t.stood(formatKickoff(at))),
};

function whatOf({ kind, detail }: DeskBoardRow): string {
  const more = DETAILS[kind]?.(detail) ?? null;
  return more === null ? t.kinds[kind] : `${t.kinds[kind]}: ${more}`;
}

function whoOf({ kind, id, count, coins }: DeskBoardRow): string {
  const people = kind === 'room_unpaid' || kind === 'lock_moved';
  const who =
    kind === 'group_posts'
      ? t.posts(count)
      : id === null
        ? t.requests(count)
        : people
          ? t.players(count)
          : t.rooms(count);
  return coins === null ? who : t.worth(who, operadorEs.coins(coins));
}

function whenOf({ since, due_at }: DeskBoardRow): string | null {
  if (due_at !== null) return t.until(formatKickoff(due_at));
  return since === null ? null : t.since(formatKickoff(since));
}

const columns: readonly Column<DeskBoardRow>[] = [
  {
    head: t.columns.urgency,
    cell: ({ urgency }) => <StateMark data-tone={TONES[urgency]}>{t.urgencies[urgency]}</StateMark>,
  },
  { head: t.columns.what, cell: whatOf },
  { head: t.columns.which, cell: ({ name }) => name || null },
  { head: t.columns.who, cell: whoOf },
  { head: t.columns.when, cell: whenOf },
  { head: t.columns.act, cell: (row) => <Link href={PLACES[row.kind](row)}>{t.acts[row.kind]}</Link> },
];

/** Everything that needs a person now, in one list, each with the way to what is done about it. */
export function BoardPage() {
  const operator = mayDo(useDeskRole(), 'operador');
  const mine = operator ? 'matchdayBoard' : 'moneyBoard';
  const query = useQuery({ ...deskQuery(useClient(), mine, {}), refetchInterval: AGAIN_MS });
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <QuerySection query={query} skeleton={<Skeleton height={320} />}>
        {(rows) => (
          <div>
            <DeskTable
              label={t.list}
              columns={columns}
              rows={rows}
              keyOf={({ kind, id }) => `${kind} ${id}`}
              empty={t.none}
            />
          </div>
        )}
      </QuerySection>
      <ButtonRow>
        {operator && <Link href="/operador/despliegue">{operadorDeployEs.link}</Link>}
        <Link href="/operador/seguridad">{operadorSecurityEs.link}</Link>
      </ButtonRow>
    </DeskPage>
  );
}
