import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { WeekRecap } from '@arma11/core/back-office';
import { token } from '@arma11/widgets/theme';
import { ButtonLink, EmptyState, Link, Skeleton } from '@arma11/widgets/ui';
import { FootballerPlace } from '../../footballer/FootballerPlace';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { PageHead } from '../../page/PageHead';
import { QuerySection } from '../../page/QuerySection';
import { WIDE } from '../../page/useWide';
import { RecapBest } from './RecapBest';
import { RecapFigures } from './RecapFigures';
import { RecapPicture } from './RecapPicture';
import { RecapRooms } from './RecapRooms';
import { recapQuery } from './recapQuery';
import { dayAsked, daysAfter, spanOf } from './weeks';

const t = es.recap;

/** Keeps the line of the days, so that nothing moves when they come. */
const LEAD_TO_COME = '\u00a0';

const OtherWeeks = styled.nav`
  display: flex;
  justify-content: space-between;
  gap: 24px;
  margin-top: 16px;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('target')};
    color: ${token('colorAccent')};
    font-weight: 600;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: 24px;

  @media ${WIDE} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    gap: 32px;
    align-items: start;
  }
`;

const Part = styled.div`
  display: grid;
  gap: 24px;
  min-width: 0;
`;

/** `/play/semana`: what the player's week was, and the weeks before it (rules R24). */
export function RecapPage() {
  const [address] = useSearchParams();
  const query = useQuery(recapQuery(useClient(), dayAsked(address.get('dia'))));
  return (
    <>
      <PageHead title={t.title} lead={query.data ? spanOf(query.data) : LEAD_TO_COME} />
      <Block>
        <QuerySection query={query} skeleton={<Skeleton height={480} />}>
          {(recap) => (
            <>
              <Week recap={recap} />
              <Others recap={recap} />
            </>
          )}
        </QuerySection>
      </Block>
      <FootballerPlace />
    </>
  );
}

function Week({ recap }: { recap: WeekRecap }) {
  if (recap.played === 0)
    return (
      <EmptyState
        drawing="whistle"
        text={recap.over ? t.quiet : t.quietNow}
        action={<ButtonLink href="/compe">{t.play}</ButtonLink>}
      />
    );
  return (
    <Parts>
      <Part>
        <RecapFigures recap={recap} />
        <RecapBest best={recap.best} />
        <RecapPicture recap={recap} />
      </Part>
      <RecapRooms recap={recap} />
    </Parts>
  );
}

const weekHref = (day: string) => `/play/semana?dia=${day}`;

function Others({ recap: { week, over, earlier } }: { recap: WeekRecap }) {
  return (
    <OtherWeeks aria-label={t.weeks}>
      {earlier ? <Link href={weekHref(daysAfter(week, -7))}>{t.earlier}</Link> : <span />}
      {over && <Link href={weekHref(daysAfter(week, 7))}>{t.later}</Link>}
    </OtherWeeks>
  );
}
