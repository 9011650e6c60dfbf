import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { Group } from '@arma11/core/back-office';
import { SelectField } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { SEASON } from './useSeason';

const t = es.groups.season;

const Box = styled.div`
  max-width: 320px;
  margin-bottom: 16px;
`;

/** Which season is shown; nothing while there was only one. The address keeps it. */
export function SeasonChoice({ group: { seasons }, season }: { group: Group; season: number }) {
  const [, setAddress] = useSearchParams();
  if (seasons.length < 2) return null;
  const current = seasons.find(({ ended_at }) => ended_at === null)?.season;
  const go = (chosen: string) => setAddress(Number(chosen) === current ? {} : { [SEASON]: chosen }, { replace: true });
  return (
    <Box>
      <SelectField
        label={t.which}
        value={String(season)}
        options={seasons.map((each) => ({
          value: String(each.season),
          label: each.ended_at === null ? t.now(each.season) : t.past(each.season),
        }))}
        onChange={({ target }) => go(target.value)}
      />
    </Box>
  );
}
