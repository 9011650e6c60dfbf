import { styled } from 'styled-components';
import type { Lineup, LineupEntry } from '@arma11/core/contract';
import { flattenLineup, groupKeys, isClosed } from '@arma11/core/domain';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { progressWords, useLineupListWords } from '@arma11/widgets/lineup-parts';
import { FootballerPlace } from '../../footballer/FootballerPlace';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { PlayerPoints } from './PlayerPoints';

const Total = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 8px;

  & > h2 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(24)};
  }

  & > b {
    ${displayText}
    font-size: ${displaySize(38)};
  }
`;

const Progress = styled.p`
  margin: 0 0 4px;
  font-weight: 600;
`;

const Note = styled.p`
  margin: 0 0 12px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

const Group = styled.section`
  & > h3 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    margin: 20px 0 8px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 500;
  }

  & > h3 > b {
    ${displayText}
    color: ${token('colorText')};
    font-size: ${displaySize(17)};
  }

  & > ul {
    margin: 0;
    padding: 0;
    border-radius: ${token('radius')};
    background: ${token('colorSurfaceRaised')};
    list-style: none;
    overflow: hidden;
  }

  & > ul > li + li {
    border-top: 1px solid ${token('colorBorder')};
  }
`;

const sumOf = (entries: readonly LineupEntry[]) => entries.reduce((sum, { points }) => sum + points, 0);

interface Props {
  lineup: Lineup;
  /** What the sum is called. @default 'Puntos de tu once' */
  title?: string;
}

/** The points of a lineup, line by line. */
export function LineupPoints({ lineup, title = es.compe.team.total }: Props) {
  const t = es.compe.team;
  const progress = progressWords(flattenLineup(lineup), isClosed(lineup), useLineupListWords());
  const provisional = groupKeys.some((key) => lineup[key].some((entry) => entry.provisional));
  return (
    <Block>
      <Total>
        <h2>{title}</h2>
        <b>{lineup.points}</b>
      </Total>
      {progress && <Progress>{progress}</Progress>}
      {provisional && <Note>{es.room.ranking.provisional}</Note>}
      {groupKeys
        .filter((key) => lineup[key].length > 0)
        .map((key) => (
          <Group key={key}>
            <h3>
              {t.groups[key]}
              <b>{sumOf(lineup[key])}</b>
            </h3>
            <ul>
              {lineup[key].map((entry) => (
                <PlayerPoints key={entry.id} entry={entry} locked={isClosed(lineup) || entry.locked} />
              ))}
            </ul>
          </Group>
        ))}
      <FootballerPlace />
    </Block>
  );
}
