import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { leaguesQueries, useClient } from '@arma11/core';
import { Chip, ChipRow, SelectField } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { WIDE } from '../../../page/useWide';
import { ROOM_ORDERS, roomOrder } from '../../../room/roomOrder';
import { PRICES, SIZES, type LobbyChoice, type PriceChip } from './lobbyFilter';
import { useFeeWords } from './useFeeWords';

const t = es.compe.filters;
const SORT_LABELS = {
  pronto: es.compe.sort.soon,
  premio: es.compe.sort.prize,
  llena: es.compe.sort.full,
  entrada: es.compe.sort.fee,
};

const Group = styled.div`
  & > [role='group'] {
    margin-inline: -16px;
  }

  @media ${WIDE} {
    & > [role='group'] {
      margin-inline: 0;
      padding-inline: 0;
    }
  }
`;

const Selects = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 12px;
  max-width: 520px;
  margin-bottom: 16px;
`;

interface Props {
  choice: LobbyChoice;
  onChange: (choice: LobbyChoice) => void;
}

/** The lobby's filters: one row of chips, the league and the order (product §10.3). */
export function LobbyFilters({ choice, onChange }: Props) {
  const { price, size, today, sort } = choice;
  const fees = useFeeWords();
  const { bajo, medio } = PRICES;
  const priceLabels: [PriceChip, string][] = [
    ['gratis', t.free],
    ['bajo', t.low(fees.one(bajo.max_price))],
    ['medio', t.middle(...fees.range(medio.min_price, medio.max_price))],
    ['alto', t.high(fees.one(medio.max_price))],
  ];
  const set = (change: Partial<LobbyChoice>) => onChange({ ...choice, ...change });
  const toggle = <T,>(value: T, current: T | null) => (current === value ? null : value);
  return (
    <Group>
      <ChipRow role="group" aria-label={t.label}>
        {priceLabels.map(([value, label]) => (
          <Chip key={value} pressed={price === value} onClick={() => set({ price: toggle(value, price) })}>
            {label}
          </Chip>
        ))}
        {SIZES.map((value) => (
          <Chip key={value} pressed={size === value} onClick={() => set({ size: toggle(value, size) })}>
            {t[value]}
          </Chip>
        ))}
        <Chip pressed={today} onClick={() => set({ today: !today })}>
          {t.today}
        </Chip>
      </ChipRow>
      <Selects>
        <LeagueSelect league={choice.league} onChange={(league) => set({ league })} />
        <SelectField
          label={es.compe.sort.label}
          value={sort}
          options={ROOM_ORDERS.map((value) => ({ value, label: SORT_LABELS[value] }))}
          onChange={({ target }) => set({ sort: roomOrder(target.value) })}
        />
      </Selects>
    </Group>
  );
}

function LeagueSelect({ league, onChange }: { league: string | null; onChange: (league: string | null) => void }) {
  const { data = [] } = useQuery(leaguesQueries.list(useClient()));
  const leagues = data
    .filter(({ has_compe }) => has_compe)
    .map(({ league_unique, name }) => ({ value: league_unique, label: name }));
  return (
    <SelectField
      label={t.league}
      value={league ?? ''}
      options={[{ value: '', label: t.anyLeague }, ...leagues]}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
