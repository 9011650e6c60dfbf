import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { profileQueries } from '@arma11/core/site';
import type { MyStats } from '@arma11/core/contract';
import { ButtonLink, EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { FactList } from '../../page/FactList';
import { QuerySection } from '../../page/QuerySection';
import { JornadaBars } from './JornadaBars';
import { JornadaCharts } from './JornadaCharts';
import { LeagueFigures } from './LeagueFigures';

const t = es.lists.stats;

/** The player's own figures: in all, jornada by jornada, and league by league. */
export function OwnStats() {
  const query = useQuery(profileQueries.myStats(useClient()));
  const skeleton = (
    <Block>
      <Skeleton height={640} />
    </Block>
  );
  return (
    <QuerySection query={query} skeleton={skeleton}>
      {(stats) => (stats.salas > 0 ? <Figures stats={stats} /> : <Nothing />)}
    </QuerySection>
  );
}

function Figures({ stats }: { stats: MyStats }) {
  const { salas, podios, victorias, aciertos, aciertos_pct, best_points, jornadas, leagues } = stats;
  return (
    <>
      {jornadas.length > 0 && <JornadaCharts jornadas={jornadas} />}
      {jornadas.length > 0 && <JornadaBars jornadas={jornadas} />}
      <Block>
        <SectionHeading title={t.mine} />
        <FactList
          facts={[
            { label: t.salas, value: salas },
            { label: t.podios, value: podios },
            { label: t.wins, value: victorias },
            { label: t.hits, value: t.hitsOf(aciertos, aciertos_pct) },
            ...(best_points === null ? [] : [{ label: t.best, value: t.points(best_points) }]),
          ]}
        />
      </Block>
      {leagues.length > 0 && <LeagueFigures leagues={leagues} />}
    </>
  );
}

function Nothing() {
  const play = <ButtonLink href="/compe">{t.play}</ButtonLink>;
  return (
    <Block>
      <SectionHeading title={t.mine} />
      <EmptyState drawing="whistle" text={t.empty} action={play} />
    </Block>
  );
}
