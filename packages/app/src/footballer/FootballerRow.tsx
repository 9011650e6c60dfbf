import type { Found } from '@arma11/core/contract';
import { CoachFigure, Icon, Shirt } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { ListRow } from '../page/ListRow';
import { useFootballerHref } from './useFootballerHref';

interface Props {
  player: Found['players'][number];
  /** Beside the name, in place of what says that it leads on. */
  figure?: string;
}

/** A footballer as a line that opens their sheet over the page. */
export function FootballerRow({ player: { id, full_name, position, number, team }, figure }: Props) {
  const hrefOf = useFootballerHref();
  return (
    <ListRow href={hrefOf(id)}>
      {position === 4 ? (
        <CoachFigure kit={team.kit} seed={id} size={40} />
      ) : (
        <Shirt kit={team.kit} number={number} size={40} />
      )}
      <span>
        <b>{full_name}</b>
        <small>
          {es.spoken.position(position)} · {team.name}
        </small>
      </span>
      {figure ? <strong>{figure}</strong> : <Icon name="chevronRight" size={20} />}
    </ListRow>
  );
}
