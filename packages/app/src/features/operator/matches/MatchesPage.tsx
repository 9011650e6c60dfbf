import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { MatchEstado } from '@arma11/core/contract';
import type { DeskInput, DeskOutcome } from '@arma11/core/back-office';
import { Button, EmptyState, Field, SelectField, Skeleton } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorMatchesEs } from '../../../messages/operadorMatches.es';
import { QuerySection } from '../../../page/QuerySection';
import { DeskPage, Filters } from '../../../page/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { DeskTable } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';
import { useActions } from '../desk/useActions';
import { useFilter } from '../desk/useFilter';
import { matchColumns } from './matchColumns';
import { tellingOutcome } from './tellingOutcome';

const t = operadorMatchesEs.matches;
const STATES = [
  { value: '', label: operadorEs.list.all },
  ...Object.entries(t.estados).map(([value, label]) => ({ value, label })),
];

const toldText = ({ names, rooms }: DeskOutcome) => t.outcomeTold(names, rooms);

/** The matches of a league: what is on, what comes and the last two days, unless a jornada or a state is asked for. */
export function MatchesPage() {
  const [chosen, chooseLeague] = useFilter('liga');
  const [jornada, chooseJornada] = useFilter('jornada');
  const [estado, chooseEstado] = useFilter('estado');
  const leagues = useQuery({ ...deskQuery(useClient(), 'leagueList', {}), staleTime: 300_000 });
  const options = (leagues.data ?? []).map(({ league, name, season }) => ({
    value: league,
    label: `${name} ${season}`,
  }));
  const actions = useActions();
  const league = chosen || (options[0]?.value ?? '');
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <Filters role="search">
        <SelectField label={t.league} value={league} options={options} onChange={(e) => chooseLeague(e.target.value)} />
        <Field
          label={t.jornada}
          type="number"
          min={1}
          inputMode="numeric"
          value={jornada}
          onChange={(e) => chooseJornada(e.target.value)}
        />
        <SelectField
          label={operadorEs.list.state}
          value={estado}
          options={STATES}
          onChange={(e) => chooseEstado(e.target.value)}
        />
      </Filters>
      <QuerySection query={leagues} skeleton={<Skeleton height={480} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState drawing="whistle" text={t.noLeagues} />
          ) : (
            <>
              <ButtonRow>
                <Button kind="secondary" onClick={() => actions.open(tellingOutcome(league), toldText)}>
                  {t.outcome}
                </Button>
              </ButtonRow>
              {actions.said}
              <Matches
                input={{
                  league,
                  ...(Number(jornada) > 0 ? { jornada: Number(jornada) } : {}),
                  ...(estado ? { estado: estado as MatchEstado } : {}),
                }}
              />
            </>
          )
        }
      </QuerySection>
      {actions.dialog}
    </DeskPage>
  );
}

function Matches({ input }: { input: DeskInput<'matchList'> }) {
  const query = useQuery(deskQuery(useClient(), 'matchList', input));
  return (
    <QuerySection query={query} skeleton={<Skeleton height={480} />}>
      {(rows) => (
        <div>
          <DeskTable label={t.list} columns={matchColumns} rows={rows} keyOf={({ match }) => match} empty={t.none} />
        </div>
      )}
    </QuerySection>
  );
}
