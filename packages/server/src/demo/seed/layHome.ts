import type { PosterFigures } from '@arma11/core/art';
import type { Tx } from '../../platform/db/database';
import { posterPath } from '../../platform/http/mediaPaths';
import { contentTexts } from './contentTexts';

interface BannerText {
  title: string;
  link: string;
  action: string;
  color_bg: string;
  color_text: string;
  alt: string;
  right: string;
  seam: string;
  figures: PosterFigures;
}

const banners: BannerText[] = [
  {
    title: 'Noche grande: pozo de S/ 250.00 garantizado',
    link: '/compe',
    action: 'Ver la sala',
    color_bg: '#b3162c',
    color_text: '#ffffff',
    alt: 'Tres camisetas sobre rojo y azul',
    figures: 'shirts',
    right: '#16308f',
    seam: '#ffd23f',
  },
  {
    title: 'Tu primera polla es gratis',
    link: '/predi/ins',
    action: 'Predecir',
    color_bg: '#12355b',
    color_text: '#ffffff',
    alt: 'Dos escudos frente a frente sobre azul y verde',
    figures: 'crests',
    right: '#0f7f4b',
    seam: '#dfeefc',
  },
  {
    title: 'Cinco jugadas esta semana y cobras tu misión',
    link: '/play/quest',
    action: 'Ver la misión',
    color_bg: '#3d2a12',
    color_text: '#ffe9b8',
    alt: 'Monedas sobre marrón y dorado',
    figures: 'coins',
    right: '#f2b632',
    seam: '#ffffff',
  },
];

/** Fills the front page: banners, the landing text, and what new players accept. */
export async function layHome(tx: Tx): Promise<void> {
  const rows = banners.map(({ right, seam, figures, ...banner }, index) => {
    const image = posterPath(index + 1, figures, { left: banner.color_bg, right, seam });
    return { ...banner, image, ordinal: index + 1 };
  });
  await tx.insertInto('banner').values(rows).execute();
  const slugs = contentTexts.map(({ slug }) => slug);
  await tx.deleteFrom('content_entry').where('slug', 'in', slugs).execute();
  await tx
    .insertInto('content_entry')
    .values([...contentTexts])
    .execute();
}
