import type { LeagueInfo } from '@arma11/core/contract';
import { SelectField } from '@arma11/widgets/ui';
import { es } from '../../messages/es';

interface Props {
  leagues: readonly LeagueInfo[];
  /** `league_unique`, or null for all or the first. */
  value: string | null;
  /** Offers all of them together. */
  optional: boolean;
  onChange: (league: string | null) => void;
}

/** Chooses the league; without a choice to make it is not there. */
export function LeagueSelect({ leagues, value, optional, onChange }: Props) {
  if (leagues.length < 2) return null;
  const names = leagues.map(({ league_unique, name }) => ({ value: league_unique, label: name }));
  const options = optional ? [{ value: '', label: es.lists.matches.anyLeague }, ...names] : names;
  return (
    <SelectField
      label={es.lists.matches.league}
      value={value ?? (optional ? '' : leagues[0]?.league_unique)}
      options={options}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
