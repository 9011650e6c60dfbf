import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { DeskCallName, DeskInput, DeskResult } from '@arma11/core/contract';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { ErrorBlock, Link, Skeleton } from '@arma11/widgets/ui';
import { operadorEs } from '../../messages/operador.es';
import { DeskPage } from './desk/DeskPage';
import { deskQuery } from './desk/deskQuery';
import { useDeskRole } from './desk/DeskRoleContext';
import { mayDo } from './desk/deskTabs';

const t = operadorEs.home;
const AGAIN_MS = 30_000;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: 12px;

  & > a {
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: center;
    align-items: center;
    gap: 4px 12px;
    min-height: 88px;
    padding: 12px 16px;
    border-radius: ${token('radius')};
    background: ${token('colorSurfaceRaised')};
    color: ${token('colorText')};
    text-decoration: none;
  }

  & b {
    ${displayText}
    font-size: ${displaySize(34)};
  }

  & small {
    grid-column: 1 / -1;
    color: ${token('colorLive')};
    font-weight: 600;
  }
`;

interface TileProps<N extends DeskCallName> {
  call: N;
  input: DeskInput<N>;
  href: string;
  label: string;
  note?: (rows: DeskResult<N>) => string | null;
}

/** How many of something wait, and the way there. */
function Tile<N extends DeskCallName>({ call, input, href, label, note }: TileProps<N>) {
  const query = useQuery({ ...deskQuery(useClient(), call, input), refetchInterval: AGAIN_MS });
  const { data, error } = query;
  if (error && data === undefined) return <ErrorBlock text={error.message} onRetry={() => void query.refetch()} />;
  if (data === undefined) return <Skeleton height={88} />;
  const told = note?.(data);
  return (
    <Link href={href}>
      <span>{label}</span>
      <b>{t.most((data as readonly unknown[]).length)}</b>
      {told && <small>{told}</small>}
    </Link>
  );
}

/** What waits for whoever is at the desk. */
export function DeskHome() {
  const role = useDeskRole();
  const [treasurer, operator] = [mayDo(role, 'tesorero'), mayDo(role, 'operador')];
  const late = (rows: DeskResult<'withdrawalList'>) => {
    const count = rows.filter((row) => row.late).length;
    return count > 0 ? t.late(count) : null;
  };
  return (
    <DeskPage title={operadorEs.title} lead={t.lead}>
      <Tiles>
        {treasurer && (
          <Tile call="depositList" input={{ state: 'queue' }} href="/operador/recargas" label={t.deposits} />
        )}
        {treasurer && (
          <Tile
            call="withdrawalList"
            input={{ state: 'open' }}
            href="/operador/retiros"
            label={t.withdrawals}
            note={late}
          />
        )}
        {treasurer && (
          <Tile call="adjustList" input={{ state: 'open' }} href="/operador/ajustes" label={t.adjustments} />
        )}
        {operator && (
          <Tile call="incidentList" input={{ estado: 'abierta' }} href="/operador/incidencias" label={t.incidents} />
        )}
        {operator && <Tile call="roomList" input={{}} href="/operador/salas" label={t.rooms} />}
      </Tiles>
    </DeskPage>
  );
}
