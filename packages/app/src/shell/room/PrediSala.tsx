import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { livePace, prediQueries, useClient, useLiveRoom } from '@arma11/core';
import type { PrediRoom } from '@arma11/core/contract';
import { formatAccessCode } from '@arma11/core/domain';
import { IconButton, LiveRegion } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { roomInterval } from '../../page/liveInterval';
import { NotFoundPage } from '../../page/NotFoundPage';
import { roomId } from '../../page/roomId';
import { useInviteLink } from '../../share/useInviteLink';
import { useShare } from '../../share/useShare';
import { SalaFrame } from './SalaFrame';
import { SalaWait } from './SalaWait';
import { tabItems } from './tabItems';

const t = es.predi.rooms;

/** The tie-break is there for rooms that have one, the settings for who runs the room. */
const tabsOf = ({ has_tie, is_admin }: PrediRoom) => [
  { path: '', label: t.predictions },
  { path: '/puntos', label: t.points },
  { path: '/ranking', label: t.ranking },
  { path: '/info', label: t.info },
  ...(has_tie ? [{ path: '/tie', label: t.tie }] : []),
  ...(is_admin ? [{ path: '/settings', label: t.settings }] : []),
];

/** What friends can open: who knows the code of a private room gives it with the link. */
const sharedPath = ({ id, cod_access }: PrediRoom) =>
  cod_access === null ? `/predi/sala/${id}` : `/predi/sala-join?code=${formatAccessCode(cod_access)}&predi=${id}`;

/** The shell of a prediction room with its tabs (product §2). */
export function PrediSala() {
  const id = roomId(useParams().idPredi);
  return id === null ? <NotFoundPage /> : <Loaded id={id} />;
}

function Loaded({ id }: { id: number }) {
  const client = useClient();
  const { pathname } = useLocation();
  const { data, error, refetch, isFetching } = useQuery({
    ...prediQueries.sala(client, id),
    refetchInterval: ({ state }) => livePace(client, roomInterval(state.data, client.serverNow())),
  });
  useLiveRoom('predi', data?.user_ins ? id : undefined);
  if (!data) return <SalaWait away="/predi/ins" error={error} retry={() => void refetch()} retrying={isFetching} />;
  return (
    <SalaFrame
      backHref="/predi"
      title={data.name}
      subtitle={es.predi.sala(id, data.num_players)}
      badge={<ShareRoom title={data.name} path={sharedPath(data)} />}
      tabsLabel={t.label}
      tabs={tabItems(`/predi/sala/${id}`, tabsOf(data), pathname)}
      context={data}
    />
  );
}

/** Shares the address of a room by the device's own sheet, or copies it. */
function ShareRoom({ title, path }: { title: string; path: string }) {
  const { said, send } = useShare();
  const url = useInviteLink(path);
  const share = () => send({ title, text: es.share.roomText(title), url });
  return (
    <>
      <IconButton icon={said ? 'check' : 'share'} label={es.share.room} onClick={() => void share()} />
      <LiveRegion message={said} />
    </>
  );
}
