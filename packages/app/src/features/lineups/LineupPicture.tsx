import { useQuery } from '@tanstack/react-query';
import { compeQueries, useClient } from '@arma11/core';
import type { Lineup } from '@arma11/core/contract';
import { flattenLineup, isClosed } from '@arma11/core/domain';
import { useViewer } from '@arma11/widgets';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { PictureButton } from '../../pictures/PictureButton';
import type { PictureProps } from '../../pictures/PictureDialog';

const t = es.pictures;

export interface LineupPictureProps {
  /** The entry whose lineup it is. */
  ins: number;
  /** The room's league and jornada. */
  place: string;
  /** A team of six. */
  six?: boolean;
}

/** 'Mi once' as a picture: there once the lineup is, for its owner. */
export function LineupPicture({ ins, place, six = false }: LineupPictureProps) {
  const { data: lineup } = useQuery(compeQueries.lineup(useClient(), ins));
  const { user } = useViewer();
  if (!lineup || !user) return null;
  return (
    <Block>
      <PictureButton
        label={six ? t.six : t.lineup}
        make={() => pictureOf(lineup, (six ? t.sixTitle : t.lineupTitle)(user.username), place)}
      />
    </Block>
  );
}

async function pictureOf(lineup: Lineup, title: string, place: string): Promise<PictureProps> {
  const { drawLineup } = await import('../../pictures/drawLineup');
  const names = flattenLineup(lineup).map(({ player }) => player.full_name);
  const subtitle = `${place} · ${lineup.formation.split('').join('-')}`;
  const figure = isClosed(lineup) ? t.points(lineup.points) : undefined;
  return {
    title,
    label: t.lineupLabel(title, names.join(', ')),
    name: `mi-once-${lineup.jornada}`,
    draw: drawLineup(lineup, { title, subtitle, figure }),
  };
}
