import { useQuery } from '@tanstack/react-query';
import { useLocation, useOutletContext, useParams } from 'react-router';
import { prediQueries, useClient } from '@arma11/core';
import type { PrediRoom } from '@arma11/core/contract';
import { roomInterval } from '../live/liveInterval';
import { es } from '../messages/es';
import { ShareRoom } from '../room/ShareRoom';
import { samePath } from './samePath';
import { SalaFrame } from './SalaFrame';
import { SalaWait } from './SalaWait';
import { usePageTitle } from './usePageTitle';

/** The room that the tabs of `/predi/sala/:idPredi` are about. */
export const usePrediSala = () => useOutletContext<PrediRoom>();

/** The shell of a prediction room with its tabs (product.md §2). */
export function PrediSala() {
  const client = useClient();
  const idPredi = Number(useParams().idPredi);
  const { pathname } = useLocation();
  const room = useQuery({
    ...prediQueries.sala(client, idPredi),
    refetchInterval: ({ state }) => roomInterval(state.data?.estado),
  });
  usePageTitle(room.data?.name);
  if (!room.data) return <SalaWait error={room.error} retry={() => void room.refetch()} retrying={room.isFetching} />;
  const { id, name, num_players, has_tie, is_admin } = room.data;
  const t = es.predi.rooms;
  const tab = (path: string, label: string) => {
    const href = `/predi/sala/${id}${path}`;
    return { href, label, current: samePath(href, pathname) };
  };
  return (
    <SalaFrame
      backHref="/predi"
      title={name}
      subtitle={es.predi.sala(id, num_players)}
      badge={<ShareRoom title={name} path={`/predi/sala/${id}`} />}
      tabsLabel={t.label}
      tabs={[
        tab('', t.predictions),
        tab('/puntos', t.points),
        tab('/ranking', t.ranking),
        tab('/info', t.info),
        ...(has_tie ? [tab('/tie', t.tie)] : []),
        ...(is_admin ? [tab('/settings', t.settings)] : []),
      ]}
      context={room.data}
    />
  );
}
