import { styled } from 'styled-components';
import type { Player } from '@arma11/core/contract';
import { positions } from '@arma11/core/domain';
import { displaySize, displayText, ellipsis } from '@arma11/widgets/theme';
import { ConditionMark, EmptyState, SectionHeading, Shirt, VisuallyHidden } from '@arma11/widgets/ui';
import { useFootballerHref } from '../../footballer/useFootballerHref';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { ListRow } from '../../page/ListRow';
import { Rows } from '../../page/Rows';

const t = es.lists.teams;

const Line = styled.h3`
  ${displayText}
  margin: 16px 0 8px;
  font-size: ${displaySize(19)};
`;

const Row = styled(ListRow)`
  & b {
    ${ellipsis}
  }

  & small {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
  }
`;

/** The players of a club, line by line, with their condition and their points of the season; each leads to their sheet. */
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

function PlayerRow({ player }: PlayerProps) {
  const { id, full_name, number, team, condition, condition_note, avg_points, pts } = player;
  return (
    <Row href={useFootballerHref()(id)}>
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
