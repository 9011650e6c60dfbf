import { Button } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { ShareWays } from '../../../share/ShareWays';
import { useInviteLink } from '../../../share/useInviteLink';
import { useShare } from '../../../share/useShare';

const t = es.share;

/** The ways to give a room that everybody may enter to friends. */
export function ShareOpenRoom({ name, path }: { name: string; path: string }) {
  const { said, copy, send } = useShare();
  const url = useInviteLink(path);
  return (
    <ShareWays said={said}>
      <Button kind="secondary" icon="share" onClick={() => void send({ title: name, text: t.roomText(name), url })}>
        {t.room}
      </Button>
      <Button kind="secondary" icon="copy" onClick={() => void copy(url, t.linkCopied)}>
        {t.copyLink}
      </Button>
    </ShareWays>
  );
}
