import type { Ranking } from '@arma11/core/contract';
import { es } from '../../messages/es';
import { PictureButton } from '../../pictures/PictureButton';
import type { PictureProps } from '../../pictures/PictureDialog';

const t = es.pictures;

/** What a ranking is of. */
export interface RankingTitle {
  /** The room. */
  name: string;
  /** Its league and jornada, where it has one. */
  place?: string | undefined;
}

/** The ranking as a picture. */
export function RankingPicture({ ranking, title }: { ranking: Ranking; title: RankingTitle }) {
  return <PictureButton label={t.ranking} make={() => pictureOf(ranking, title)} />;
}

async function pictureOf(ranking: Ranking, { name, place }: RankingTitle): Promise<PictureProps> {
  const [{ drawRanking }, { rankingRows }] = await Promise.all([
    import('../../pictures/drawRanking'),
    import('../../pictures/rankingRows'),
  ]);
  const rows = rankingRows(ranking.results, ranking.me);
  const words = es.room.ranking;
  const subtitle = [place, ranking.provisional ? words.provisionalShort : words.official].filter(Boolean).join(' · ');
  const said = rows.map(({ position, user, points }) => t.row(position, user.username, points)).join('; ');
  return {
    title: name,
    label: t.rankingLabel(name, said),
    name: `ranking-${ranking.sala}`,
    draw: drawRanking(rows, { title: name, subtitle }),
  };
}
