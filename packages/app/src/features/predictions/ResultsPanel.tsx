import { styled } from 'styled-components';
import type { PrediResults } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { MatchRow } from '../../match/MatchRow';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { groupByMatch } from './groupByMatch';
import { ResultLine } from './ResultLine';

const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8px;
  margin: 0 0 16px;

  & > div {
    padding: 12px;
    border-radius: ${token('radius')};
    background: ${token('colorSurfaceSunken')};
    box-shadow: inset 0 0 0 1px ${token('colorBorder')};
  }

  & dt {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & dd {
    ${displayText}
    margin: 4px 0 0;
    font-size: ${displaySize(27)};
  }

  @media (max-width: 399px) {
    grid-template-columns: repeat(auto-fit, minmax(${fontSize(76)}, 1fr));
    gap: 6px;

    & > div {
      padding: 10px 8px;
    }
  }

  @media (max-width: 359px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Card = styled.article`
  margin-top: 12px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  overflow: hidden;

  & > a {
    background: ${token('colorSurfaceSunken')};
  }

  & > h3 {
    ${displayText}
    margin: 0;
    padding: 14px 16px 0;
    font-size: ${displaySize(19)};
  }

  & > ul {
    margin: 0;
    padding: 0 16px;
    list-style: none;
  }

  & > ul > li + li {
    border-top: 1px solid ${token('colorBorder')};
  }
`;

/** What the player's answers earned, match by match. */
export function ResultsPanel({ results }: { results: PrediResults }) {
  const t = es.predi.results;
  const { points, aciertos, fallos, pendientes, anuladas, long_term = [] } = results;
  const totals: [string, number][] = [
    [t.total, points],
    [t.hits, aciertos],
    [t.misses, fallos],
    anuladas > 0 && pendientes === 0 ? [t.voided, anuladas] : [t.pending, pendientes],
  ];
  return (
    <Block>
      <Totals>
        {totals.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Totals>
      {long_term.length > 0 && (
        <Card aria-label={t.longTerm}>
          <h3>{t.longTerm}</h3>
          <ul>
            {long_term.map((answer) => (
              <ResultLine key={answer.match_prediction} answer={answer} />
            ))}
          </ul>
        </Card>
      )}
      {groupByMatch(results.results).map(({ match, answers }) => (
        <Card key={match.id}>
          <MatchRow match={match} href={`/predi/ins?match=${match.id}`} />
          <ul>
            {answers.map((answer) => (
              <ResultLine key={answer.match_prediction} answer={answer} />
            ))}
          </ul>
        </Card>
      ))}
    </Block>
  );
}
