import { styled } from 'styled-components';
import type { Player } from '@arma11/core/contract';
import { positions } from '@arma11/core/domain';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { ConditionMark, EmptyState, SectionHeading, Shirt, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { Rows } from '../../page/Rows';

const t = es.lists.teams;

const Line = styled.h3`
  ${displayText}
  margin: 16px 0 8px;
  font-size: ${displaySize(19)};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 6px 16px;

  & > span:first-of-type {
    flex: 1;
    min-width: 0;
  }

  & b {
    ${displayText}
    ${ellipsis}
    display: block;
    font-size: ${displaySize(18)};
  }

  & small {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > strong {
    ${displayText}
    font-size: ${displaySize(22)};
  }
`;

/** The players of a club, line by line, with their condition and their points of the season. */
export function Squad({ players }: { players: readonly Player[] }) {
  const lines = positions.map((position) => ({ position, of: players.filter((each) => each.position === position) }));
  return (
    <Block>
      <SectionHeading title={t.squad} />
      {players.length === 0 && <EmptyState text={t.noSquad} />}
      {lines
        .filter(({ of }) => of.length > 0)
        .map(({ position, of }) => (
          <section key={position}>
            <Line>{t.lines[position]}</Line>
            <Rows>
              {of.map((player) => (
                <li key={player.id}>
                  <PlayerRow player={player} />
                </li>
              ))}
            </Rows>
          </section>
        ))}
    </Block>
  );
}

function PlayerRow({ player: { full_name, number, team, condition, condition_note, avg_points, pts } }: PlayerProps) {
  return (
    <Row>
      <Shirt kit={team.kit} number={number} size={40} />
      <span>
        <b>{full_name}</b>
        <small>
          {t.average(avg_points.toFixed(1))}
          {condition > 0 && <ConditionMark condition={condition} text />}
          {condition_note !== null && condition > 0 && <span>{condition_note}</span>}
        </small>
      </span>
      <strong>
        {pts}
        <VisuallyHidden> {t.total}</VisuallyHidden>
      </strong>
    </Row>
  );
}

interface PlayerProps {
  player: Player;
}
