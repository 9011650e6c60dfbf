import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { leaguesQueries, useClient } from '@arma11/core';
import type { NewPrivateSala } from '@arma11/core/site';
import { Button, EmptyState, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { QuerySection } from '../../../../page/QuerySection';
import { isUncertain, PayProblem } from '../../PayProblem';
import { GameFields, ModeFields, SeatFields } from './SalaFields';
import { useSalaForm, type Option } from './useSalaForm';

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-width: 480px;

  & > fieldset {
    display: grid;
    gap: 8px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & legend {
    padding: 0 0 4px;
    font-weight: 600;
  }
`;

const t = es.compeRooms.create;

interface Props {
  pending: boolean;
  /** Why the last attempt failed. */
  error: Error | null;
  onSubmit: (room: NewPrivateSala) => void;
}

/** What a private room is made of: its league, jornada, entry fee and seats. */
export function CreateForm(props: Props) {
  const leagues = useQuery(leaguesQueries.list(useClient()));
  return (
    <QuerySection query={leagues} skeleton={<Skeleton height={420} />}>
      {(all) => {
        const playable = all.filter(({ has_compe }) => has_compe);
        if (playable.length === 0) return <EmptyState drawing="whistle" text={t.noLeagues} />;
        const options = playable.map(({ league_unique, name }) => ({ value: league_unique, label: name }));
        return <Fields {...props} leagues={options} />;
      }}
    </QuerySection>
  );
}

function Fields({ pending, error, onSubmit, leagues }: Props & { leagues: readonly Option[] }) {
  const form = useSalaForm(leagues, pending, onSubmit);
  const reason = form.noJornadas ? t.noJornadas : undefined;
  return (
    <Form onSubmit={form.submit} noValidate>
      <GameFields form={form} leagues={leagues} />
      <SeatFields form={form} />
      <ModeFields form={form} />
      <PayProblem error={error} />
      <Button type="submit" kind="secondary" wide pending={pending} disabledReason={reason}>
        {pending ? t.creating : isUncertain(error) ? es.compeRooms.money.verify : t.submit}
      </Button>
    </Form>
  );
}
