import { useState, type ReactNode } from 'react';
import type { Item } from '@arma11/core/contract';
import { ButtonLink, EmptyState, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { useGalleryPath } from '../../page/GalleryPath';
import type { Category } from '../../page/galleryCategories';
import { ClubSearch } from './ClubSearch';
import { ItemDialog } from './ItemDialog';
import { ItemTile } from './ItemTile';
import { LegendRooms } from './LegendRooms';
import { Shelf } from './Shelf';
import { useFocusKept } from './useFocusKept';
import { useWearItem } from './useWearItem';
import { WearNotice } from './WearNotice';
import { Worn } from './Worn';

interface Props {
  category: Category;
  items: Item[];
}

/** A category: what is worn now, what the player has, and what he can still get. */
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
