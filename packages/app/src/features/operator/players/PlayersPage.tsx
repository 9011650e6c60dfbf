import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskPlayer } from '@arma11/core/back-office';
import { Button, EmptyState, Field, SelectField, Skeleton } from '@arma11/widgets/ui';
import { operadorMatchesEs } from '../../../messages/operadorMatches.es';
import { operadorPlayersEs } from '../../../messages/operadorPlayers.es';
import { QuerySection } from '../../../page/QuerySection';
import { StateMark } from '../../../page/StateMark';
import { DeskPage, Filters } from '../../../page/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { DeskTable, type Column } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';
import { useActions, type Actions } from '../desk/useActions';
import { useFilter } from '../desk/useFilter';
import { marking, retiring, returning } from './playerActions';

const t = operadorPlayersEs;
const TONES = ['good', 'open', 'bad', 'bad'];

function Condition({ player: { condition, condition_note, retired } }: { player: DeskPlayer }) {
  if (retired) return <StateMark data-tone="plain">{t.retired}</StateMark>;
  return (
    <span>
      <StateMark data-tone={TONES[condition]}>{t.conditions[condition]}</StateMark> {condition_note}
    </span>
  );
}

const columnsOf = (open: Actions['open']): Column<DeskPlayer>[] => [
  { head: t.columns.player, cell: ({ full_name }) => full_name },
  { head: t.columns.team, cell: ({ team }) => team },
  { head: t.columns.position, cell: ({ position }) => position },
  { head: t.columns.condition, cell: (player) => <Condition player={player} /> },
  {
    head: t.columns.act,
    cell: (player) => (
      <ButtonRow>
        <Button
          kind="secondary"
          aria-label={t.markTitle(player.full_name)}
          onClick={() =>
            open(marking(player), ({ full_name, condition }) => t.marked(full_name, t.conditions[condition] ?? ''))
          }
        >
          {t.mark}
        </Button>
        <RetiringButton player={player} open={open} />
      </ButtonRow>
    ),
  },
];

function RetiringButton({ player, open }: { player: DeskPlayer; open: Actions['open'] }) {
  return player.retired ? (
    <Button
      kind="secondary"
      aria-label={t.backTitle(player.full_name)}
      onClick={() => open(returning(player), ({ full_name }) => t.backDone(full_name))}
    >
      {t.back}
    </Button>
  ) : (
    <Button
      kind="secondary"
      tone="danger"
      aria-label={t.retireTitle(player.full_name)}
      onClick={() => open(retiring(player), ({ full_name }) => t.retiredDone(full_name))}
    >
      {t.retire}
    </Button>
  );
}

/** The players and coaches of a league, found by their name. */
export function PlayersPage() {
  const [chosen, chooseLeague] = useFilter('liga');
  const [find, chooseFind] = useFilter('q');
  const actions = useActions();
  const leagues = useQuery({ ...deskQuery(useClient(), 'leagueList', {}), staleTime: 300_000 });
  const options = (leagues.data ?? []).map(({ league, name, season }) => ({
    value: league,
    label: `${name} ${season}`,
  }));
  const league = chosen || (options[0]?.value ?? '');
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <Filters role="search">
        <SelectField
          label={operadorMatchesEs.matches.league}
          value={league}
          options={options}
          onChange={({ target }) => chooseLeague(target.value)}
        />
        <Field label={t.find} type="search" value={find} onChange={({ target }) => chooseFind(target.value)} />
      </Filters>
      {actions.said}
      <QuerySection query={leagues} skeleton={<Skeleton height={480} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState drawing="whistle" text={operadorMatchesEs.matches.noLeagues} />
          ) : (
            <Players league={league} find={find} open={actions.open} />
          )
        }
      </QuerySection>
      {actions.dialog}
    </DeskPage>
  );
}

function Players({ league, find, open }: { league: string; find: string; open: Actions['open'] }) {
  const query = useQuery(deskQuery(useClient(), 'playerList', { league }));
  const wanted = find.trim().toLowerCase();
  return (
    <QuerySection query={query} skeleton={<Skeleton height={480} />}>
      {(players) => (
        <div>
          <DeskTable
            label={t.list}
            columns={columnsOf(open)}
            rows={players.filter(({ full_name }) => full_name.toLowerCase().includes(wanted))}
            keyOf={({ player }) => player}
            empty={t.none}
          />
        </div>
      )}
    </QuerySection>
  );
}
