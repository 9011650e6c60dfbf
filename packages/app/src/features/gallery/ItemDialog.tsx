import type { Item } from '@arma11/core/contract';
import { BuyDialog } from './BuyDialog';
import { SupportClubDialog } from './SupportClubDialog';

interface Props {
  item: Item;
  open: boolean;
  onClose: () => void;
  onWear: (item: Item) => void;
}

/** What is asked before something that cannot be taken back: a purchase, or the choice of a club. */
export function ItemDialog({ item, open, onClose, onWear }: Props) {
  const wear = (worn: Item) => {
    onClose();
    onWear(worn);
  };
  if (item.owned) return <SupportClubDialog item={item} open={open} onClose={onClose} onSupport={() => wear(item)} />;
  return <BuyDialog item={item} open={open} onClose={onClose} onWear={wear} />;
}
