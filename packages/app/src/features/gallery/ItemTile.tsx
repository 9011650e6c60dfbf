import type { Item } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { Button, Icon } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { ItemPicture } from './ItemPicture';
import { Gap, Line, Niche, Tile } from './ItemTile.styles';
import { Rarity } from './Rarity';
import { tileId } from './useFocusKept';

interface Props {
  item: Item;
  /** It is being put on. */
  wearing: boolean;
  onWear: (item: Item) => void;
  onBuy: (item: Item) => void;
}

/** One item of the gallery with what the player can do with it: wear it, buy it, or learn how it is got. */
export function ItemTile(props: Props) {
  const { item } = props;
  const locked = !item.owned && item.source !== 'compra';
  return (
    <Tile id={tileId(item.id)} tabIndex={-1} data-worn={item.equipped}>
      <Niche data-locked={locked}>
        <ItemPicture item={item} />
      </Niche>
      <h3>{item.name}</h3>
      {/* Every club's shield is as common as any other. */}
      {item.category !== 'escudos' && <Rarity rarity={item.rarity} />}
      <Action {...props} locked={locked} />
    </Tile>
  );
}

function Action({ item, wearing, onWear, onBuy, locked }: Props & { locked: boolean }) {
  const t = es.gallery;
  const money = useMoney();
  if (item.equipped)
    return (
      <Line data-tone="worn">
        <Icon name="check" size={20} stroke={2.4} />
        {t.inUse}
      </Line>
    );
  if (locked)
    return (
      <Line data-tone="locked">
        <Icon name="lock" size={17} />
        {item.unlock_hint ?? t.locked}
      </Line>
    );
  const words = item.owned ? t.use : t.buy(money.amount(item.price));
  return (
    <>
      <Gap aria-hidden="true" />
      <Button
        kind="secondary"
        wide
        pending={wearing}
        aria-label={t.named(words, item.name)}
        onClick={() => (item.owned ? onWear(item) : onBuy(item))}
      >
        {wearing ? t.using : words}
      </Button>
    </>
  );
}
