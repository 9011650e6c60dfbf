import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { leaguesQueries, useClient } from '@arma11/core';
import type { RecentStats } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, fontSize, token } from '@arma11/widgets/theme';
import { Skeleton } from '@arma11/widgets/ui';
import { useFootballerHref } from '../../footballer/useFootballerHref';
import { es } from '../../messages/es';
import { ListRow } from '../../page/ListRow';
import { QuerySection } from '../../page/QuerySection';
import { Rows } from '../../page/Rows';

const Group = styled.div`
  margin-top: 16px;

  & > p {
    margin: 0 0 8px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

const Row = styled(ListRow)`
  min-height: 56px;

  & > strong {
    font-size: ${displaySize(20)};
    white-space: nowrap;
  }
`;

/** The best of each league's last settled jornada: lineup, scorer, prediction and prize. Nothing before the first. */
export function LeagueBests() {
  const query = useQuery(leaguesQueries.recentStats(useClient()));
  return (
    <QuerySection query={query} skeleton={<Skeleton height={250} top={16} />}>
      {(leagues) => leagues.map((league) => <LeagueBest key={league.league_unique} league={league} />)}
    </QuerySection>
  );
}

function LeagueBest({ league }: { league: RecentStats }) {
  const { best_lineup: lineup, top_scorer: scorer, top_prediction: prediction, biggest_prize: prize } = league;
  const money = useMoney();
  const hrefOf = useFootballerHref();
  const t = es.home;
  return (
    <Group>
      <p>{t.bestOf(league.league_name, league.jornada_name)}</p>
      <Rows>
        {lineup && (
          <Best of={t.bestLineup(lineup.sala.name)} who={lineup.user.username} what={t.points(lineup.points)} />
        )}
        {scorer && (
          <Best
            of={t.topScorer}
            who={scorer.player.full_name}
            what={t.goals(scorer.goals)}
            href={hrefOf(scorer.player.id)}
          />
        )}
        {prediction && (
          <Best
            of={t.topPrediction(`${prediction.match.local.short} - ${prediction.match.visit.short}`)}
            who={`${prediction.question} ${prediction.answer}`}
            what={t.percent(prediction.pct)}
          />
        )}
        {prize && (
          <Best of={t.biggestPrize(prize.sala.name)} who={prize.user.username} what={money.amount(prize.prize)} />
        )}
      </Rows>
    </Group>
  );
}

function Best({ of, who, what, href }: { of: string; who: string; what: string; href?: string }) {
  return (
    <li>
      <Row {...(href === undefined ? {} : { href })}>
        <span>
          <b>{who}</b>
          <small>{of}</small>
        </span>
        <strong>{what}</strong>
      </Row>
    </li>
  );
}
