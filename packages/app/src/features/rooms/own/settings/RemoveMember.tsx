import { Button, Dialog, ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import type { Member } from './MemberList';
import { useUpdateSala } from './useUpdateSala';

const t = es.prediRooms.settings;

interface Props {
  id: number;
  /** Whom it is about; null while nobody is asked about. */
  member: Member | null;
  onClose: () => void;
  /** Called with their name once they are out. */
  onGone: (username: string) => void;
}

/** Asks before a member is sent off. */
export function RemoveMember({ id, member, onClose, onGone }: Props) {
  const username = member?.user.username ?? '';
  const { update, pending, error, reset } = useUpdateSala(id, () => {
    onClose();
    onGone(username);
  });
  const close = () => {
    reset();
    onClose();
  };
  const footer = (
    <>
      <Button tone="danger" wide pending={pending} onClick={() => member && update({ remove_ins: member.ins })}>
        {pending ? t.removing : t.remove}
      </Button>
      <Button kind="ghost" wide onClick={close}>
        {t.keep}
      </Button>
    </>
  );
  return (
    <Dialog open={member !== null} onClose={close} title={t.removeTitle(username)} placement="center" footer={footer}>
      <p>{t.removeText}</p>
      {error && <ErrorBlock text={error.message} />}
    </Dialog>
  );
}
