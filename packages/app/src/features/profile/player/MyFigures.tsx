import { useQuery } from '@tanstack/react-query';
import { profileQueries, useClient } from '@arma11/core';
import type { UserProfile } from '@arma11/core/contract';
import { es } from '../../../messages/es';
import { FigureBoard, publicFigures } from './Figures';

const t = es.player;

/** One's own figures: what everybody sees, and victories and the best jornada once they are there. */
export function MyFigures({ player }: { player: UserProfile }) {
  const { data } = useQuery(profileQueries.myStats(useClient()));
  const own = [
    { label: t.victorias, value: data ? String(data.victorias) : t.noAciertos },
    { label: t.best, value: data?.best_points == null ? t.noAciertos : t.points(data.best_points) },
  ];
  return <FigureBoard figures={[...publicFigures(player.stats), ...own]} />;
}
