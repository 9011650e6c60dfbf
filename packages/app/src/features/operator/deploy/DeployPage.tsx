import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { DeskDeploy, DeskDeployCheck } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { fontSize, token } from '@arma11/widgets/theme';
import { Card, Skeleton } from '@arma11/widgets/ui';
import { operadorDeployEs } from '../../../messages/operadorDeploy.es';
import { QuerySection } from '../../../page/QuerySection';
import { StateMark } from '../../../page/StateMark';
import { DeskPage } from '../../../page/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { DeskTable, type Column } from '../../../page/DeskTable';

const t = operadorDeployEs;
const AGAIN_MS = 30_000;

const Verdict = styled.p`
  margin: 0 0 8px;
  font-size: ${fontSize(20)};
  font-weight: 700;
`;

const Line = styled.p`
  margin: 0;
  color: ${token('colorTextMuted')};

  & + & {
    margin-top: 4px;
  }
`;

const TONES: Record<DeskDeployCheck['state'], string> = { good: 'good', wait: 'open', bad: 'bad' };

function verdictOf({ safe, checks }: DeskDeploy): string {
  if (safe) return t.safe;
  return checks.some(({ state }) => state === 'bad') ? t.bad : t.wait;
}

/** When nobody would notice; a window that has begun is told by its end alone. */
function quietOf({ safe, quiet_from, quiet_until }: DeskDeploy): string {
  if (quiet_from === null) return t.neverQuiet;
  const from = formatKickoff(quiet_from);
  if (quiet_until === null) return safe ? t.quietOpenNow : t.quietOpen(from);
  const until = formatKickoff(quiet_until);
  return safe ? t.quietNow(until) : t.quiet(from, until);
}

const columns: readonly Column<DeskDeployCheck>[] = [
  { head: t.columns.state, cell: ({ state }) => <StateMark data-tone={TONES[state]}>{t.states[state]}</StateMark> },
  { head: t.columns.what, cell: ({ kind }) => t.kinds[kind] },
  { head: t.columns.count, figure: true, cell: ({ count }) => count },
  { head: t.columns.until, cell: ({ until }) => (until === null ? null : formatKickoff(until)) },
];

/** Whether a new version can take the place of this one now, what is in the way, and when nobody would notice. */
export function DeployPage() {
  const query = useQuery({ ...deskQuery(useClient(), 'deployCheck', {}), refetchInterval: AGAIN_MS });
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <QuerySection query={query} skeleton={<Skeleton height={420} />}>
        {(found) => (
          <>
            <Card>
              <Verdict role="status">{verdictOf(found)}</Verdict>
              <Line>{quietOf(found)}</Line>
              <Line>{t.doctor}</Line>
            </Card>
            <div>
              <DeskTable
                label={t.list}
                columns={columns}
                rows={found.checks}
                keyOf={({ kind }) => kind}
                empty={t.none}
              />
            </div>
          </>
        )}
      </QuerySection>
    </DeskPage>
  );
}
