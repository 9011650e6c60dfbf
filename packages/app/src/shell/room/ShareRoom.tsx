import { IconButton, LiveRegion } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { useInviteLink } from '../../share/useInviteLink';
import { useShare } from '../../share/useShare';

/** Shares the address of a room by the device's own sheet, or copies it. */
export function ShareRoom({ title, path }: { title: string; path: string }) {
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
