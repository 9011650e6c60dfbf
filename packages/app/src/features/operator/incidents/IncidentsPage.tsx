import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskIncident } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Button, Link } from '@arma11/widgets/ui';
import { operadorMatchesEs } from '../../../messages/operadorMatches.es';
import { StateMark } from '../../../page/StateMark';
import type { DeskAction } from '../desk/ActionDialog';
import { DecisionList } from '../desk/DecisionList';
import { deskQuery } from '../desk/deskQuery';
import type { Column } from '../../../page/DeskTable';
import { reasonField } from '../desk/reasonField';
import type { Actions } from '../desk/useActions';
import { useFilter } from '../desk/useFilter';
import { resultFields } from '../matches/matchActions';

const t = operadorMatchesEs.incidents;
const STATES = ['abierta', 'decidida', 'todas'] as const;

const deciding = ({ incident, name, rooms }: DeskIncident): DeskAction<'incidentDecide'> => ({
  call: 'incidentDecide',
  title: t.decideTitle(name),
  confirm: t.decide,
  effect: t.effect(rooms),
  given: { incident },
  fields: [
    { name: 'decision', label: t.decision, kind: 'choice', options: t.choices, initial: 'mantener' },
    ...resultFields(false, t.onlyResult),
    reasonField(),
  ],
});

const columnsOf = (open: Actions['open']): Column<DeskIncident>[] => [
  { head: t.columns.id, cell: ({ incident }) => incident },
  { head: t.columns.match, cell: ({ match, room, name }) => <Link href={pageOf({ match, room })}>{name}</Link> },
  { head: t.columns.kind, cell: (row) => <Kind row={row} /> },
  { head: t.columns.since, cell: ({ opened_at }) => formatKickoff(opened_at) },
  { head: t.columns.due, cell: ({ estado, due_at }) => (estado === 'abierta' ? formatKickoff(due_at) : null) },
  { head: t.columns.rooms, figure: true, cell: ({ rooms }) => rooms },
  { head: t.columns.state, cell: (row) => <Decision row={row} /> },
  {
    head: t.columns.act,
    cell: (row) =>
      row.estado === 'abierta' && row.match !== null ? (
        <Button
          kind="secondary"
          onClick={() =>
            open(deciding(row), ({ decision }) => t.decided(row.name, t.decisions[decision].toLowerCase()))
          }
        >
          {t.decide}
        </Button>
      ) : null,
  },
];

const pageOf = ({ match, room }: Pick<DeskIncident, 'match' | 'room'>) =>
  match === null ? `/operador/salas/${room}` : `/operador/partidos/${match}`;

function Kind({ row: { kind, detail } }: { row: DeskIncident }) {
  return detail === null ? kind : [kind, detail].join(': ');
}

function Decision({ row: { decision, decided_by, reason } }: { row: DeskIncident }) {
  if (decision === null) return <StateMark data-tone="open">{t.open}</StateMark>;
  return (
    <span>
      <StateMark>{t.decisions[decision]}</StateMark> {[decided_by, reason].filter(Boolean).join(' · ')}
    </span>
  );
}

/** Matches that keep rooms waiting and rooms that are paid late, first what the rules decide first. */
export function IncidentsPage() {
  const [chosen, choose] = useFilter('ver');
  const estado = STATES.find((each) => each === chosen) ?? 'abierta';
  const query = useQuery(deskQuery(useClient(), 'incidentList', { estado }));
  return (
    <DecisionList
      words={t}
      state={estado}
      onState={choose}
      query={query}
      columns={columnsOf}
      keyOf={({ incident }) => incident}
    />
  );
}
