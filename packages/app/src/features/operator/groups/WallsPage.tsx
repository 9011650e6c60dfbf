import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskGroupReport } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Button, Link } from '@arma11/widgets/ui';
import { operadorWallsEs } from '../../../messages/operadorWalls.es';
import type { Column } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';
import { StateMark } from '../../../page/StateMark';
import { ActionList } from '../desk/ActionList';
import { deskQuery } from '../desk/deskQuery';
import type { Actions } from '../desk/useActions';
import { hiding, restoring, silencing } from './wallActions';

const t = operadorWallsEs;

function State({ report: { hidden, erased } }: { report: DeskGroupReport }) {
  if (erased) return <StateMark>{t.erased}</StateMark>;
  return <StateMark data-tone={hidden ? 'bad' : 'open'}>{hidden ? t.hidden : t.shown}</StateMark>;
}

function Decide({ report, open }: { report: DeskGroupReport; open: Actions['open'] }) {
  const { username } = report;
  const silenced = ({ until }: { until: string | null }) =>
    until === null ? t.mayWrite(username) : t.silenced(username, formatKickoff(until));
  return (
    <ButtonRow>
      <Button
        kind="secondary"
        tone="danger"
        aria-label={t.hideTitle(username)}
        onClick={() => open(hiding(report), () => t.didHide(username))}
      >
        {t.hide}
      </Button>
      <Button
        kind="secondary"
        aria-label={t.restoreTitle(username)}
        onClick={() => open(restoring(report), () => t.didRestore(username))}
      >
        {t.restore}
      </Button>
      <Button
        kind="secondary"
        tone="danger"
        aria-label={t.silenceTitle(username)}
        onClick={() => open(silencing(report), silenced)}
      >
        {t.silence}
      </Button>
    </ButtonRow>
  );
}

const columnsOf = (open: Actions['open']): Column<DeskGroupReport>[] => [
  { head: t.columns.words, cell: ({ text }) => text },
  {
    head: t.columns.author,
    cell: ({ user, username }) => <Link href={`/operador/usuarios/${user}`}>{username}</Link>,
  },
  { head: t.columns.group, cell: ({ name }) => name },
  { head: t.columns.why, cell: ({ reports, reasons }) => t.why(reports, reasons) },
  { head: t.columns.since, cell: ({ since }) => since && formatKickoff(since) },
  { head: t.columns.state, cell: (report) => <State report={report} /> },
  { head: t.columns.act, cell: (report) => <Decide report={report} open={open} /> },
];

/** What was reported on walls of groups and waits, the most reported first. It is not read again by itself: each look is kept. */
export function WallsPage() {
  const query = useQuery({ ...deskQuery(useClient(), 'groupReports', {}), refetchOnWindowFocus: false });
  return (
    <ActionList
      words={t}
      above={() => null}
      query={query}
      columns={columnsOf}
      keyOf={({ post }) => post}
      empty={t.none}
    />
  );
}
