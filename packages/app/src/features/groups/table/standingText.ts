import { es } from '../../../messages/es';
import type { Standing } from './standing';

/** How somebody stands, as it is told to them. */
export function standingText(standing: Standing): string {
  const t = es.groups.table;
  switch (standing.kind) {
    case 'out':
      return t.out;
    case 'alone':
      return t.alone;
    case 'behind':
      return t.behind(standing.points, standing.other.user.username);
    case 'level':
      return t.level(standing.other.user.username);
    case 'shared':
      return standing.position === 1
        ? t.shared(standing.other.user.username)
        : t.sharedPlace(es.dates.place(standing.position), standing.other.user.username);
    case 'ahead':
      return t.ahead(standing.points, standing.other.user.username);
  }
}
