import type { WeekRecap } from '@arma11/core/back-office';
import { useViewer } from '@arma11/widgets';
import { es } from '../../messages/es';
import { PictureButton } from '../../pictures/PictureButton';
import type { PictureProps } from '../../pictures/PictureDialog';
import { recapFacts } from './recapFacts';
import { spanOf } from './weeks';

const t = es.recap;

/** The week as a picture for chats and stories. */
export function RecapPicture({ recap }: { recap: WeekRecap }) {
  const { user } = useViewer();
  if (!user) return null;
  return (
    <div>
      <PictureButton label={t.picture} make={() => pictureOf(recap, t.pictureTitle(user.username))} />
    </div>
  );
}

async function pictureOf(recap: WeekRecap, title: string): Promise<PictureProps> {
  const { drawRecap } = await import('../../pictures/drawRecap');
  const { points, best, rooms, week } = recap;
  const facts = recapFacts(recap);
  const said = facts.map(({ name, value }) => t.fact(name, value)).join(', ');
  const figure = es.pictures.points(points.lineups + points.predictions);
  return {
    title,
    label: t.pictureLabel(title, [figure, said, ...(best ? [`${t.best} ${best.player.full_name}`] : [])].join(', ')),
    name: `mi-semana-${week}`,
    draw: drawRecap({ facts, best, rooms }, { title, subtitle: spanOf(recap), figure }),
  };
}
