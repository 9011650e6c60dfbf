import { type BannerColours, kitFor, type PosterFigures } from '@arma11/core/art';
import type { Kit } from '@arma11/core/contract';

// Everything that is drawn is in the address: /media/ needs no database and its pictures never change.

const kitSlug = ({ pattern, primary, secondary, trim }: Kit) =>
  [pattern, primary, secondary, trim].map((part) => part.replace('#', '').toLowerCase()).join('-');

/** `/media/crest/{pattern}-{primary}-{secondary}-{trim}-{seed}.svg`, colours as six hex digits. */
export const crestPath = (kit: Kit, seed: number) => `/media/crest/${kitSlug(kit)}-${seed}.svg`;

/** `/media/shirt/{kit}-{number}.svg`; 0 is a shirt without a number. */
export const shirtPath = (kit: Kit, number: number | null) => `/media/shirt/${kitSlug(kit)}-${number ?? 0}.svg`;

/** `/media/coach/{kit}-{seed}.svg` */
export const coachPath = (kit: Kit, seed: number) => `/media/coach/${kitSlug(kit)}-${seed}.svg`;

/** `/media/avatar/{seed}.svg` */
export const avatarPath = (seed: number) => `/media/avatar/${seed}.svg`;

/** The first avatar of the gallery: everybody's own face. */
export const OWN_FACE = 1;

/** What a player wears: `/media/face/{player}.svg` until they choose another avatar. */
export const wornAvatarPath = (item: number, player: number) =>
  item === OWN_FACE ? `/media/face/${player}.svg` : avatarPath(item);

/** `/media/league/{seed}.svg` */
export const leaguePath = (seed: number) => `/media/league/${seed}.svg`;

/** The coin of packs. */
export const coinPath = '/media/coin/1.svg';

/** `/media/rango/{level}.svg` */
export const rangoPath = (level: number) => `/media/rango/${level}.svg`;

/** The club's own colours, or those drawn from its name. */
export const kitOf = (team: { name: string; kit: Kit | null }): Kit => team.kit ?? kitFor(team.name);

/** `/media/poster/{figures}-{left}-{right}-{seam}-{seed}.svg`, colours as six hex digits. */
export const posterPath = (seed: number, figures: PosterFigures, { left, right, seam }: BannerColours) =>
  `/media/poster/${[figures, ...[left, right, seam].map((colour) => colour.replace('#', '').toLowerCase())].join('-')}-${seed}.svg`;

/** The drawings of the gallery, by category: `/media/card/{seed}.svg`. */
export type GalleryDrawing = 'card' | 'player' | 'legend' | 'buddy';
export const galleryPath = (drawing: GalleryDrawing, seed: number) => `/media/${drawing}/${seed}.svg`;
