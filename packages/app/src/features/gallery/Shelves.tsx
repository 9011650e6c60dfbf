import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Item } from '@arma11/core/contract';
import { ButtonLink, EmptyState, SectionHeading, Toast } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import type { Category } from '../../page/galleryCategories';
import { useGalleryPath } from '../../page/GalleryPath';
import { BuyDialog } from './BuyDialog';
import { ClubSearch } from './ClubSearch';
import { ItemTile } from './ItemTile';
import { Shelf } from './Shelf';
import { SupportClubDialog } from './SupportClubDialog';
import { useFocusKept } from './useFocusKept';
import { useWearItem } from './useWearItem';
import { Worn } from './Worn';

const SHOWN_MS = 5000;

const Row = styled.div`
  margin-top: 12px;
`;

interface Props {
  category: Category;
  items: Item[];
}

/** A category: what is worn now, what the player has, and what they can still get. */
export function Shelves({ category, items }: Props) {
  const wearing = useWearItem(category);
  const [asked, setAsked] = useState<{ item: Item; open: boolean } | null>(null);
  useFocusKept(items, wearing.worn?.id ?? asked?.item.id ?? null, asked?.open ?? false);
  if (items.length === 0) return <Nothing />;
  const ask = (item: Item) => setAsked({ item, open: true });
  const close = () => setAsked((last) => last && { ...last, open: false });
  const tile = (item: Item) => (
    <ItemTile
      key={item.id}
      item={item}
      wearing={wearing.wearing === item.id}
      onBuy={ask}
      onWear={category === 'escudos' ? ask : wearing.wear}
    />
  );
  const Shown = category === 'escudos' ? ClubSearch : Divided;
  return (
    <>
      <Block>
        <Worn category={category} item={items.find(({ equipped }) => equipped)} />
        {category === 'leyendas' && <LegendRooms owned={items.some(({ owned }) => owned)} />}
      </Block>
      <Shown items={items} tile={tile} />
      {asked && <ItemDialog key={asked.item.id} {...asked} onClose={close} onWear={wearing.wear} />}
      <WearNotice {...wearing} />
    </>
  );
}

function Divided({ items, tile }: { items: Item[]; tile: (item: Item) => ReactNode }) {
  const t = es.gallery;
  const owned = items.filter((item) => item.owned);
  const others = items.filter((item) => !item.owned);
  return (
    <>
      <Block>
        <SectionHeading title={t.owned} />
        {owned.length > 0 ? <Shelf>{owned.map(tile)}</Shelf> : <p>{t.noneOwned}</p>}
      </Block>
      {others.length > 0 && (
        <Block>
          <SectionHeading title={t.others} />
          <Shelf>{others.map(tile)}</Shelf>
        </Block>
      )}
    </>
  );
}

function Nothing() {
  const gallery = useGalleryPath();
  const away = <ButtonLink href={gallery}>{es.gallery.backToAvatars}</ButtonLink>;
  return (
    <Block>
      <EmptyState text={es.gallery.empty} action={away} />
    </Block>
  );
}

/** The way to the rooms that a legend opens, for who has one (rules R10.2). */
function LegendRooms({ owned }: { owned: boolean }) {
  if (!owned) return null;
  return (
    <Row>
      <ButtonLink kind="secondary" wide href="/compe/sala/ins/leyenda" iconEnd="chevronRight">
        {es.gallery.legendRooms}
      </ButtonLink>
    </Row>
  );
}

/** Says what is worn now, for a while; a refusal stays until it is closed. */
function WearNotice({ worn, refusal, dismiss }: ReturnType<typeof useWearItem>) {
  useEffect(() => {
    if (!worn) return;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [worn, dismiss]);
  if (refusal !== null)
    return (
      <Toast tone="bad" onClose={dismiss}>
        {es.gallery.notChanged(refusal)}
      </Toast>
    );
  return worn ? <Toast tone="good">{es.gallery.nowUsing(worn.name)}</Toast> : null;
}

interface ItemDialogProps {
  item: Item;
  open: boolean;
  onClose: () => void;
  onWear: (item: Item) => void;
}

/** What is asked before something that cannot be taken back: a purchase, or the choice of a club. */
function ItemDialog({ item, open, onClose, onWear }: ItemDialogProps) {
  const wear = (worn: Item) => {
    onClose();
    onWear(worn);
  };
  if (item.owned) return <SupportClubDialog item={item} open={open} onClose={onClose} onSupport={() => wear(item)} />;
  return <BuyDialog item={item} open={open} onClose={onClose} onWear={wear} />;
}
