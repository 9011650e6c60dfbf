import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskPoolImport, DeskRoom } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Button, CheckField, Field, Link, SelectField, Skeleton } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { QuerySection } from '../../../page/QuerySection';
import { DeskPage, Filters } from '../../../page/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { DeskTable, type Column } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';
import { useActions, type Actions } from '../desk/useActions';
import { useFilter } from '../desk/useFilter';
import { RoomMark } from '../marks/RoomMark';
import { creating } from './creating';
import { importingPool } from './importingPool';
import { notifyingLeague, sentText } from './noticeActions';

const t = operadorGameEs.rooms;

/** A room in a line. */
const roomColumns: readonly Column<DeskRoom>[] = [
  { head: t.columns.id, cell: ({ room }) => room },
  { head: t.columns.name, cell: ({ room, name }) => <Link href={`/operador/salas/${room}`}>{name}</Link> },
  { head: t.columns.kind, cell: ({ kind }) => t.kinds[kind] ?? kind },
  { head: t.columns.league, cell: ({ league }) => league },
  { head: t.columns.jornada, figure: true, cell: ({ jornada }) => jornada },
  { head: t.columns.state, cell: ({ estado }) => <RoomMark estado={estado} /> },
  { head: t.columns.fee, figure: true, cell: ({ fee }) => operadorEs.fee(fee) },
  { head: t.columns.seats, figure: true, cell: ({ seats }) => seats },
  { head: t.columns.lock, cell: ({ lock_at }) => formatKickoff(lock_at) },
];

const ALL = { value: '', label: operadorEs.list.all };
const STATES = [ALL, ...Object.entries(t.estados).map(([value, label]) => ({ value, label }))];
const KINDS = [ALL, ...Object.entries(t.kinds).map(([value, label]) => ({ value, label }))];

const matches = (room: DeskRoom, find: string) =>
  String(room.room) === find || room.name.toLowerCase().includes(find.toLowerCase());

/** The rooms, by league, game, state and name. */
export function RoomsPage() {
  const [league, chooseLeague] = useFilter('liga');
  const [kind, chooseKind] = useFilter('juego');
  const [state, chooseState] = useFilter('estado');
  const [find, chooseFind] = useFilter('q');
  const [over, chooseOver] = useFilter('todas');
  const leagues = useLeagueOptions();
  const actions = useActions();
  // Only the finished ones have these states: asking for them asks for those too.
  const all = over !== '' || state === 'pagada' || state === 'cancelada';
  const query = useQuery(deskQuery(useClient(), 'roomList', { all, ...(league ? { league } : {}) }));
  const choosing = (choose: (value: string) => void) => ({
    onChange: ({ target }: { target: { value: string } }) => choose(target.value),
  });
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <Doings leagues={leagues} open={actions.open} />
      {actions.said}
      <Filters role="search">
        <Field label={t.find} type="search" value={find} {...choosing(chooseFind)} />
        <SelectField
          label={t.league}
          value={league}
          options={[{ value: '', label: t.allLeagues }, ...(leagues ?? [])]}
          {...choosing(chooseLeague)}
        />
        <SelectField label={t.kind} value={kind} options={KINDS} {...choosing(chooseKind)} />
        <SelectField label={operadorEs.list.state} value={state} options={STATES} {...choosing(chooseState)} />
        <CheckField label={t.over} checked={all} onChange={({ target }) => chooseOver(target.checked ? '1' : '')} />
      </Filters>
      <QuerySection query={query} skeleton={<Skeleton height={480} />}>
        {(rooms) => (
          <div>
            <DeskTable
              label={t.list}
              columns={roomColumns}
              rows={rooms.filter(
                (room) =>
                  (kind === '' || room.kind === kind) &&
                  (state === '' || room.estado === state) &&
                  (find === '' || matches(room, find)),
              )}
              keyOf={({ room }) => room}
              empty={t.none}
            />
          </div>
        )}
      </QuerySection>
      {actions.dialog}
    </DeskPage>
  );
}

interface LeagueOption {
  value: string;
  label: string;
}

/** What can be done to no room in particular, once the leagues are read. */
function Doings({ leagues, open }: { leagues: LeagueOption[] | undefined; open: Actions['open'] }) {
  const [first] = leagues ?? [];
  const without = leagues ? t.noLeague : t.readingLeagues;
  const disabledReason = first ? undefined : without;
  const opened = ({ room, name }: { room: number; name: string }) => (
    <>
      {t.created(room, name)} <Link href={`/operador/salas/${room}`}>{t.openCreated}</Link>
    </>
  );
  const imported = ({ room, name, new_people }: DeskPoolImport) => (
    <>
      {t.poolImported(name, new_people)} <Link href={`/operador/salas/${room}`}>{t.openCreated}</Link>
    </>
  );
  return (
    <ButtonRow>
      <Button icon="plus" disabledReason={disabledReason} onClick={() => open(creating(leagues ?? []), opened)}>
        {t.create}
      </Button>
      <Button
        kind="secondary"
        disabledReason={disabledReason}
        onClick={() => open(importingPool(leagues ?? []), imported)}
      >
        {t.importPool}
      </Button>
      <Button
        kind="secondary"
        disabledReason={disabledReason}
        onClick={() => open(notifyingLeague(leagues ?? []), sentText)}
      >
        {t.notifyLeague}
      </Button>
    </ButtonRow>
  );
}

/** The leagues as a list to choose from; undefined while they are read. */
function useLeagueOptions(): LeagueOption[] | undefined {
  const { data } = useQuery({ ...deskQuery(useClient(), 'leagueList', {}), staleTime: 300_000 });
  return data?.map(({ league, name, season }) => ({ value: league, label: `${name} ${season}` }));
}
