import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskMatch } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Skeleton } from '@arma11/widgets/ui';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { QuerySection } from '../../../page/QuerySection';
import { CheckGroup } from '../desk/CheckGroup';
import { deskQuery } from '../desk/deskQuery';
import type { FieldControl } from '../desk/fieldSpec';
import { comingMatches, datedMatches } from './comingMatches';

const w = operadorGameEs.rooms.wish;

interface Props extends FieldControl {
  league: string;
  /** Null: the next one. */
  jornada: number | null;
}

/** The matches that a room is played on, of one jornada; only those whose kick-off is confirmed can be chosen (rules R14.2). */
export function MatchChoice({ league, jornada, ...field }: Props) {
  const query = useQuery(deskQuery(useClient(), 'matchList', { league, ...(jornada === null ? {} : { jornada }) }));
  return (
    <QuerySection query={query} skeleton={<Skeleton height={160} />}>
      {(matches) => {
        const options = (jornada === null ? comingMatches(matches) : datedMatches(matches)).map(optionOf);
        return options.length === 0 ? (
          <p>{w.noMatches}</p>
        ) : (
          <CheckGroup legend={w.matches} hint={w.matchesHint} options={options} {...field} />
        );
      }}
    </QuerySection>
  );
}

const optionOf = ({ match, name, kick_off, confirmed_time }: DeskMatch) => ({
  value: String(match),
  label: confirmed_time && kick_off ? w.match(name, formatKickoff(kick_off)) : w.unconfirmed(name),
  disabled: !confirmed_time,
});
