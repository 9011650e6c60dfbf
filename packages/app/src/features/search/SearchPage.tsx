import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { homeQueries } from '@arma11/core/site';
import type { Found } from '@arma11/core/contract';
import { Button, EmptyState, Field, LiveRegion, Skeleton } from '@arma11/widgets/ui';
import { FootballerPlace } from '../../footballer/FootballerPlace';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { PageHead } from '../../page/PageHead';
import { QuerySection } from '../../page/QuerySection';
import { FoundGroups } from './FoundGroups';
import { useSettled } from './useSettled';

const t = es.search;

const LEAST = 2;
const MOST = 40;
/** Letters that follow each other faster are asked for together. */
const PAUSE_MS = 250;

const Box = styled.div`
  max-width: 480px;
`;

/** `/play/buscar`: footballers, clubs, open rooms and people by the beginnings of their names (rules R22). */
export function SearchPage() {
  const [address, setAddress] = useSearchParams();
  const text = address.get('q') ?? '';
  const change = (next: string) => setAddress(next === '' ? {} : { q: next }, { replace: true });
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <Box role="search">
          <Field
            label={t.field}
            hint={t.hint}
            icon="search"
            type="search"
            autoComplete="off"
            maxLength={MOST}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        </Box>
      </Block>
      <Results text={text} onClear={() => change('')} />
      <FootballerPlace />
    </>
  );
}

function Results({ text, onClear }: { text: string; onClear: () => void }) {
  const wanted = text.trim();
  const settled = useSettled(wanted, PAUSE_MS);
  const asked = settled.length >= LEAST;
  const query = useQuery({
    ...homeQueries.search(useClient(), settled),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  if (wanted.length < LEAST || !asked)
    return (
      <Block>
        <EmptyState drawing="whistle" text={t.start} />
      </Block>
    );
  const said = query.data && !query.isPlaceholderData ? t.found(countOf(query.data)) : '';
  const clear = (
    <Button kind="secondary" onClick={onClear}>
      {t.clear}
    </Button>
  );
  return (
    <>
      <LiveRegion message={said} />
      <Block>
        <QuerySection query={query} skeleton={<Skeleton height={320} />}>
          {(found) =>
            countOf(found) > 0 ? (
              <FoundGroups found={found} />
            ) : (
              <EmptyState drawing="bench" text={t.none(settled)} action={clear} />
            )
          }
        </QuerySection>
      </Block>
    </>
  );
}

const countOf = ({ players, clubs, rooms, people }: Found): number =>
  players.length + clubs.length + rooms.length + people.length;
