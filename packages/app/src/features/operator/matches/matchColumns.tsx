import type { DeskMatch } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Link } from '@arma11/widgets/ui';
import { operadorMatchesEs } from '../../../messages/operadorMatches.es';
import type { Column } from '../../../page/DeskTable';
import { MatchMark } from '../marks/MatchMark';

const t = operadorMatchesEs.matches;

/** A match in a line. */
export const matchColumns: readonly Column<DeskMatch>[] = [
  { head: t.columns.name, cell: ({ match, name }) => <Link href={`/operador/partidos/${match}`}>{name}</Link> },
  { head: t.columns.jornada, figure: true, cell: ({ jornada }) => jornada },
  { head: t.columns.kickoff, cell: ({ kick_off }) => (kick_off ? formatKickoff(kick_off) : t.noDate) },
  { head: t.columns.state, cell: (match) => <MatchMark match={match} /> },
  { head: t.columns.score, figure: true, cell: ({ score }) => score },
  { head: t.columns.rooms, figure: true, cell: ({ rooms }) => rooms },
  { head: t.columns.incidents, figure: true, cell: ({ incidents }) => incidents },
];
