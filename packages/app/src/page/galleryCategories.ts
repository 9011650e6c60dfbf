import type { Item } from '@arma11/core/contract';
import { samePath } from './samePath';

/** A category of the gallery. */
export type Category = Item['category'];

/** The tabs of the gallery in the order of product §2. */
export const CATEGORIES = ['avatars', 'tarjetas', 'escudos', 'jugadores', 'leyendas', 'buddys'] as const;

/** Where a category is: avatars at the gallery's own address, every other under its name. */
export const categoryPath = (gallery: string, category: Category): string =>
  category === 'avatars' ? gallery : `${gallery}/${category}`;

/** The category of an address of the gallery. */
export const categoryAt = (gallery: string, pathname: string): Category =>
  CATEGORIES.find((category) => samePath(categoryPath(gallery, category), pathname)) ?? 'avatars';
