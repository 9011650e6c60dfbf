import type { Item } from '@arma11/core/contract';
import { useMoney, useViewer } from '@arma11/widgets';
import { Button, Dialog, Icon } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { useRecharge } from '../../page/RechargePath';
import { Note, Stand, Terms } from './BuyDialog.styles';
import { ItemPicture } from './ItemPicture';
import { Rarity } from './Rarity';
import { useBuyItem } from './useBuyItem';

interface Props {
  item: Item;
  open: boolean;
  onClose: () => void;
  onWear: (item: Item) => void;
}

type Buying = ReturnType<typeof useBuyItem>;

/** Asks before an item is paid, with the balance that is left; then offers to wear it. */
export function BuyDialog({ item, open, onClose, onWear }: Props) {
  const t = es.gallery;
  const money = useMoney();
  const buying = useBuyItem(item);
  const { bought } = buying;
  const footer = bought ? (
    <Owned onClose={onClose} onWear={() => onWear(bought.item)} />
  ) : (
    <Payment item={item} buying={buying} onClose={onClose} />
  );
  return (
    <Dialog open={open} onClose={onClose} title={bought ? t.boughtTitle : t.buyTitle(item.name)} footer={footer}>
      <Stand>
        <ItemPicture item={item} size={128} />
        <Rarity rarity={item.rarity} />
      </Stand>
      {bought ? (
        <Note role="status">
          <Icon name="check" size={20} stroke={2.4} />
          {t.bought(bought.item.name, money.amount(bought.saldo))}
        </Note>
      ) : (
        <Conditions item={item} buying={buying} />
      )}
    </Dialog>
  );
}

/** Coins that are missing, as the server or the balance tells; none while nobody knows whether it was paid. */
function useMissing({ price }: Item, { missing, uncertain }: Buying): number {
  const saldo = useViewer().user?.saldo ?? null;
  if (missing > 0) return missing;
  return saldo === null || uncertain ? 0 : Math.max(0, price - saldo);
}

function Conditions({ item, buying }: { item: Item; buying: Buying }) {
  const t = es.gallery;
  const money = useMoney();
  const saldo = useViewer().user?.saldo ?? null;
  const missing = useMissing(item, buying);
  return (
    <>
      <Terms>
        <dt>{t.price}</dt>
        <dd>{money.amount(item.price)}</dd>
        {saldo !== null && !buying.uncertain && (
          <>
            <dt>{missing > 0 ? t.saldoNow : t.saldoAfter}</dt>
            <dd>{money.amount(missing > 0 ? saldo : saldo - item.price)}</dd>
          </>
        )}
      </Terms>
      {missing > 0 ? (
        <Problem text={t.short(money.amount(missing))} />
      ) : (
        <Note>
          <Icon name="info" size={20} />
          {item.category === 'leyendas' ? t.cosmeticLegend : t.cosmetic}
        </Note>
      )}
      {buying.refusal && <Problem text={buying.refusal} />}
    </>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <Note data-tone="bad" role="alert">
      <Icon name="warning" size={20} />
      {text}
    </Note>
  );
}

function Payment({ item, buying, onClose }: { item: Item; buying: Buying; onClose: () => void }) {
  const t = es.gallery;
  const money = useMoney();
  const recharge = useRecharge();
  const missing = useMissing(item, buying);
  const pay = buying.uncertain ? t.verify : t.pay(money.amount(item.price));
  return (
    <>
      {missing > 0 ? (
        <Button wide onClick={recharge}>
          {t.recharge}
        </Button>
      ) : (
        <Button wide pending={buying.buying} onClick={buying.buy}>
          {buying.buying ? t.paying : pay}
        </Button>
      )}
      <Button wide kind="ghost" onClick={onClose}>
        {t.cancel}
      </Button>
    </>
  );
}

function Owned({ onWear, onClose }: { onWear: () => void; onClose: () => void }) {
  return (
    <>
      {/* The second click of a double one on 'Pagar' is not meant for what has come in its place. */}
      <Button wide onClick={({ detail }) => detail < 2 && onWear()}>
        {es.gallery.wearNow}
      </Button>
      <Button wide kind="ghost" onClick={onClose}>
        {es.gallery.later}
      </Button>
    </>
  );
}
