import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useClient } from '@arma11/core';
import type { DeskMatch, DeskMatchChange, DeskMatchShown } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Button, Link, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { operadorMatchesEs } from '../../../messages/operadorMatches.es';
import { FactList } from '../../../page/FactList';
import { QuerySection } from '../../../page/QuerySection';
import { Changes } from '../desk/Changes';
import { DeskPage } from '../../../page/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { DeskTable, type Column } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';
import { useActions, type Actions } from '../desk/useActions';
import { RoomMark } from '../marks/RoomMark';
import { confirming, loading, moving, releasing, resulting, stating, tying } from './matchActions';
import { MatchMark } from '../marks/MatchMark';

const t = operadorMatchesEs.matches;

const versionColumns: readonly Column<DeskMatchShown['versions'][number]>[] = [
  { head: t.versionColumns.at, cell: ({ at }) => formatKickoff(at) },
  { head: t.versionColumns.by, cell: ({ actor }) => actor },
  { head: t.versionColumns.what, cell: ({ before, after }) => <Changes before={before} after={after} /> },
  { head: t.versionColumns.why, cell: ({ reason }) => reason },
];

const roomColumns: readonly Column<DeskMatchShown['rooms'][number]>[] = [
  {
    head: t.columns.id,
    cell: ({ room }) => <Link href={`/operador/salas/${room}`}>{operadorGameEs.rooms.one(room)}</Link>,
  },
  { head: operadorGameEs.rooms.kind, cell: ({ kind }) => operadorGameEs.rooms.kinds[kind] ?? kind },
  { head: operadorEs.list.state, cell: ({ estado }) => <RoomMark estado={estado} /> },
  { head: t.counts, cell: ({ counts }) => (counts ? operadorEs.list.yes : operadorEs.list.no) },
];

/** One match: its state and result, everything that was changed about it, its rooms, and what can be corrected. */
export function MatchPage() {
  const match = Number(useParams()['match']);
  const query = useQuery({ ...deskQuery(useClient(), 'matchShow', { match }), retry: false });
  const actions = useActions();
  return (
    <DeskPage title={query.data?.match.name ?? t.one(match)} lead={`${t.one(match)} ${query.data?.match.league ?? ''}`}>
      {actions.said}
      <QuerySection query={query} skeleton={<Skeleton height={480} />}>
        {(shown) => (
          <>
            <Corrections match={shown.match} open={actions.open} />
            <FactList facts={factsOf(shown.match)} />
            <section>
              <SectionHeading title={t.rooms} />
              <DeskTable
                label={t.rooms}
                columns={roomColumns}
                rows={shown.rooms}
                keyOf={({ room }) => room}
                empty={t.noRooms}
              />
            </section>
            <section>
              <SectionHeading title={t.versions} />
              <DeskTable
                label={t.versions}
                columns={versionColumns}
                rows={[...shown.versions].reverse()}
                keyOf={(version) => shown.versions.indexOf(version)}
                empty={t.noVersions}
              />
            </section>
          </>
        )}
      </QuerySection>
      {actions.dialog}
    </DeskPage>
  );
}

const factsOf = (match: DeskMatch) => [
  { label: t.facts.state, value: <MatchMark match={match} /> },
  { label: t.facts.score, value: match.score ?? operadorEs.list.none },
  { label: t.facts.kickoff, value: match.kick_off ? formatKickoff(match.kick_off) : t.noDate },
  { label: t.facts.jornada, value: match.jornada },
  { label: t.facts.rooms, value: match.rooms },
];

function Corrections({ match, open }: { match: DeskMatch; open: Actions['open'] }) {
  const changed = ({ name, after }: DeskMatchChange) => {
    const state = (t.estados[after.estado] ?? after.estado).toLowerCase();
    return t.changed(name, after.goals_local === null ? state : `${state} ${after.goals_local}-${after.goals_visit}`);
  };
  return (
    <ButtonRow>
      <Button onClick={() => open(resulting(match), changed)}>{t.result}</Button>
      {match.estado === 'finalizado' && !match.official && (
        <Button kind="secondary" onClick={() => open(confirming(match), changed)}>
          {t.confirm}
        </Button>
      )}
      <Button
        kind="secondary"
        onClick={() =>
          open(loading(match), ({ dry_run, rows, inserted, updated }) =>
            (dry_run ? t.simulated : t.stated)(rows, inserted, updated),
          )
        }
      >
        {t.stats}
      </Button>
      <Button kind="secondary" onClick={() => open(tying(match), changed)}>
        {t.tie}
      </Button>
      <Button kind="secondary" onClick={() => open(moving(match), changed)}>
        {t.move}
      </Button>
      <Button
        kind="secondary"
        onClick={() =>
          open(releasing(match), ({ released }) => t.released(released.map((each) => t.releasedParts[each])))
        }
      >
        {t.release}
      </Button>
      <Button kind="secondary" tone="danger" onClick={() => open(stating(match), changed)}>
        {t.state}
      </Button>
    </ButtonRow>
  );
}
