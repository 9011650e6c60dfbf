import { styled } from 'styled-components';
import type { Match } from '@arma11/core/contract';
import { token } from '@arma11/widgets/theme';
import { Chip } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { hasAll, type Selection } from './selection';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 12px;

  & > button {
    max-width: 100%;
    height: auto;
    min-height: ${token('target')};
    padding-block: 8px;
    text-align: start;
    white-space: normal;
  }
`;

const t = es.prediRooms.choice;

interface Props {
  matches: readonly Match[];
  selection: Selection;
  onJornada: (matches: readonly number[]) => void;
}

/** The jornadas among the matches, each to be chosen whole with one tap, and dropped with another. */
export function JornadaChoice({ matches, selection, onJornada }: Props) {
  const jornadas = new Map(matches.map((match) => [`${match.league_unique} ${match.jornada}`, match]));
  const leagues = new Set(matches.map(({ league_unique }) => league_unique));
  return (
    <Chips role="group" aria-label={t.whole}>
      {[...jornadas].map(([key, { league_unique, league_name, jornada, jornada_name }]) => {
        const ids = matches
          .filter((match) => match.league_unique === league_unique && match.jornada === jornada)
          .map(({ id }) => id);
        const name = leagues.size > 1 ? `${jornada_name} · ${league_name}` : jornada_name;
        return (
          <Chip key={key} pressed={hasAll(selection, ids)} onClick={() => onJornada(ids)}>
            {t.jornada(name, ids.length)}
          </Chip>
        );
      })}
    </Chips>
  );
}
