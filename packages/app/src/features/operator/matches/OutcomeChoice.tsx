import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { Field, SelectField } from '@arma11/widgets/ui';
import { operadorMatchesEs } from '../../../messages/operadorMatches.es';
import { deskQuery } from '../desk/deskQuery';
import type { FieldControl, FieldOption } from '../desk/fieldSpec';

const t = operadorMatchesEs.matches;
/** Fewer letters find half a league. */
const SEARCHED_FROM = 2;
const COACH = 'ENT';

interface Props extends FieldControl {
  league: string;
  /** A player; else a club. */
  scorer: boolean;
}

/** The club or the footballer of a league that a competition came to. */
export function OutcomeChoice({ league, scorer, ...field }: Props) {
  return scorer ? <ScorerChoice league={league} {...field} /> : <ClubChoice league={league} {...field} />;
}

function ClubChoice({ league, ...field }: Omit<Props, 'scorer'>) {
  const { data = [] } = useQuery(deskQuery(useClient(), 'teamList', { league }));
  return <Choice {...field} options={data.map(({ team, name }) => ({ value: String(team), label: name }))} />;
}

/** A league has more footballers than a list can show: they are found by name. */
function ScorerChoice({ league, ...field }: Omit<Props, 'scorer'>) {
  const [search, setSearch] = useState('');
  const { data = [] } = useQuery({
    ...deskQuery(useClient(), 'playerList', { league, search }),
    enabled: search.trim().length >= SEARCHED_FROM,
  });
  const find = (name: string) => {
    setSearch(name);
    field.onChange('');
  };
  const players = data.filter(({ position }) => position !== COACH);
  return (
    <>
      <Field
        label={t.outcomeFind}
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => find(target.value)}
      />
      <Choice
        {...field}
        options={players.map(({ player, full_name, team }) => ({
          value: String(player),
          label: `${full_name} · ${team}`,
        }))}
      />
    </>
  );
}

function Choice({ value, error, onChange, options }: FieldControl & { options: readonly FieldOption[] }) {
  return (
    <SelectField
      label={t.outcomeIs}
      hint={t.outcomeIsHint}
      error={error}
      required
      options={[{ value: '', label: t.outcomeChoose }, ...options]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
