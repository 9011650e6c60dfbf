import { useState } from 'react';
import { styled } from 'styled-components';
import type { Match, PrediRoom } from '@arma11/core/contract';
import { ErrorBlock, SectionHeading, SelectField } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { Rows } from '../../../../page/Rows';
import { ChoiceBar } from './ChoiceBar';
import { JornadaChoice } from './JornadaChoice';
import { MatchChoice } from './MatchChoice';
import type { Selection } from './selection';
import { useChoice } from './useChoice';

const Filter = styled.div`
  max-width: 320px;
  margin-bottom: 12px;
`;

const Problem = styled.div`
  margin-top: 12px;
`;

const t = es.prediRooms.choice;

interface Props {
  room: PrediRoom;
  matches: readonly Match[];
  stored: Selection;
}

/** The matches to tick, the questions of each, and the bar that publishes the room. */
export function ChoiceEditor({ room, matches, stored }: Props) {
  const choice = useChoice(room, stored);
  const [league, setLeague] = useState('');
  const leagues = [...new Map(matches.map((match) => [match.league_unique, match.league_name]))];
  const shown = matches.filter(({ league_unique }) => league === '' || league_unique === league);
  return (
    <>
      <SectionHeading title={t.list} />
      {leagues.length > 1 && (
        <Filter>
          <SelectField
            label={t.league}
            value={league}
            options={[{ value: '', label: t.allLeagues }, ...leagues.map(([value, label]) => ({ value, label }))]}
            onChange={({ target }) => setLeague(target.value)}
          />
        </Filter>
      )}
      <JornadaChoice matches={shown} selection={choice.selection} onJornada={choice.onJornada} />
      <Rows>
        {shown.map((match) => (
          <MatchChoice
            key={match.id}
            predi={room.id}
            match={match}
            kinds={choice.selection.get(match.id)}
            onMatch={() => choice.onMatch(match.id)}
            onKind={(kind) => choice.onKind(match.id, kind)}
          />
        ))}
      </Rows>
      {choice.problem && (
        <Problem>
          <ErrorBlock text={choice.problem} />
        </Problem>
      )}
      <ChoiceBar draft={room.estado === 'borrador'} {...choice} />
    </>
  );
}
