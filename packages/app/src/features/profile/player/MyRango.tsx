import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { homeQueries } from '@arma11/core/site';
import { fontSize, token } from '@arma11/widgets/theme';
import { SectionHeading, Segments, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';

const t = es.player;
const STEPS = 10;

const Note = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin: 8px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

/** How far the player's rank has come. */
export function MyRango() {
  const query = useQuery(homeQueries.rango(useClient()));
  return (
    <Block>
      <SectionHeading title={t.rango} />
      <QuerySection query={query} skeleton={<Skeleton height={36} />}>
        {({ xp, xp_next, percent, name }) => (
          <>
            <Segments filled={Math.floor((percent * STEPS) / 100)} total={STEPS} tone="accent" />
            <Note>
              <span>{xp_next === null ? t.top : t.toNext(xp_next - xp)}</span>
              <span>
                {name} · {t.xp(xp)}
              </span>
            </Note>
          </>
        )}
      </QuerySection>
    </Block>
  );
}
