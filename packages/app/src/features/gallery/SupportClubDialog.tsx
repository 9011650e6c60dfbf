import type { Item } from '@arma11/core/contract';
import { Button, Dialog } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Stand } from './BuyDialog.styles';
import { ItemPicture } from './ItemPicture';

interface Props {
  item: Item;
  open: boolean;
  onClose: () => void;
  onSupport: () => void;
}

/** Asks before a shield is worn: it makes a supporter, and a club is changed once in 30 days (rules R11.5). */
export function SupportClubDialog({ item, open, onClose, onSupport }: Props) {
  const t = es.gallery;
  const footer = (
    <>
      <Button wide onClick={onSupport}>
        {t.support}
      </Button>
      <Button wide kind="ghost" onClick={onClose}>
        {t.cancel}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t.supportTitle(item.name)} footer={footer}>
      <Stand>
        <ItemPicture item={item} size={128} />
      </Stand>
      <p>{t.supportText}</p>
    </Dialog>
  );
}
