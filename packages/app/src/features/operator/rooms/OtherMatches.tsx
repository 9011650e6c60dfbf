import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskRoomShown } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { SelectField, Skeleton } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { QuerySection } from '../../../page/QuerySection';
import { deskQuery } from '../desk/deskQuery';
import type { FieldControl } from '../desk/fieldSpec';
import { datedMatches } from './comingMatches';

const t = operadorGameEs.rooms;

interface Props extends FieldControl {
  room: DeskRoomShown;
}

/** One of the confirmed matches of a room's jornada that it is not played on. */
export function OtherMatches({ room: { league, jornada, matches: taken }, value, error, onChange }: Props) {
  const query = useQuery(deskQuery(useClient(), 'matchList', { league, jornada }));
  return (
    <QuerySection query={query} skeleton={<Skeleton height={80} />}>
      {(matches) => {
        const others = datedMatches(matches).filter(
          ({ match, confirmed_time }) => confirmed_time && !taken.some((each) => each.match === match),
        );
        if (others.length === 0) return <p>{t.slate.noneToAdd}</p>;
        return (
          <SelectField
            label={t.slate.match}
            required
            error={error}
            value={value}
            options={[
              { value: '', label: operadorEs.list.none },
              ...others.map(({ match, name, kick_off }) => ({
                value: String(match),
                label: t.wish.match(name, kick_off ? formatKickoff(kick_off) : ''),
              })),
            ]}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
    </QuerySection>
  );
}
