import { useMemo } from 'react';
import { avatarArt, buddyArt, cardArt, crestArt, kitFor, legendArt, playerArt, type SvgNode } from '@arma11/core/art';
import type { Item } from '@arma11/core/contract';
import { Art, Picture } from '@arma11/widgets/ui';
import type { Category } from '../../page/galleryCategories';

const DRAWINGS: Record<Category, (id: number, name: string) => SvgNode> = {
  avatars: avatarArt,
  tarjetas: cardArt,
  escudos: (id, name) => crestArt(kitFor(name), id),
  jugadores: (id, name) => playerArt(kitFor(name), id),
  leyendas: legendArt,
  buddys: buddyArt,
};

/** The picture of an item, and our own drawing when it does not load. Decoration: the name stands beside it. */
export function ItemPicture({ item, size = 96 }: { item: Item; size?: number }) {
  return (
    <Picture
      src={item.image}
      alt=""
      width={size}
      round={item.category === 'avatars'}
      fallback={<Drawn item={item} size={size} />}
    />
  );
}

function Drawn({ item: { category, id, name }, size }: { item: Item; size: number }) {
  const node = useMemo(() => DRAWINGS[category](id, name), [category, id, name]);
  return <Art node={node} size={size} />;
}
