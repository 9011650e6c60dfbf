import { useState } from 'react';
import { styled } from 'styled-components';
import type { JornadaStats } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';

const SHOWN = 8;
const t = es.lists.stats;

const List = styled.ol`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  list-style: none;
`;

const Bar = styled.li`
  & > div:first-child {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
  }

  & b {
    ${displayText}
    font-size: ${displaySize(18)};
  }

  & strong {
    ${displayText}
    font-size: ${displaySize(21)};
    white-space: nowrap;
  }

  & > i {
    display: block;
    height: 10px;
    margin: 8px 0 4px;
    border-radius: 3px;
    background: ${token('colorSeat')};
    overflow: hidden;
  }

  & > i > i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: ${token('colorAccent')};
  }

  & > small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  @media (forced-colors: active) {
    & > i {
      border: 1px solid;
    }

    & > i > i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 12px;
`;

/** The points of each jornada as a bar against the best of them, the latest on top. */
export function JornadaBars({ jornadas }: { jornadas: readonly JornadaStats[] }) {
  const [all, setAll] = useState(false);
  const latest = [...jornadas].reverse();
  const shown = all ? latest : latest.slice(0, SHOWN);
  const best = Math.max(...jornadas.map(({ points }) => points));
  return (
    <Block>
      <SectionHeading title={t.jornadas} />
      <List>
        {shown.map((jornada) => (
          <JornadaBar key={`${jornada.league_unique} ${jornada.jornada}`} jornada={jornada} best={best} />
        ))}
      </List>
      {shown.length < latest.length && (
        <Foot>
          <Button kind="secondary" onClick={() => setAll(true)}>
            {t.older}
          </Button>
        </Foot>
      )}
    </Block>
  );
}

function JornadaBar({ jornada, best }: { jornada: JornadaStats; best: number }) {
  const money = useMoney();
  const { jornada_name, league_name, points, salas, rank, of, aciertos, prize } = jornada;
  const notes = [
    t.rooms(salas),
    rank !== null && t.place(rank, of),
    aciertos > 0 && t.hitCount(aciertos),
    prize > 0 && t.won(money.amount(prize)),
  ];
  return (
    <Bar>
      <div>
        <b>
          {jornada_name} · {league_name}
        </b>
        <strong>{t.points(points)}</strong>
      </div>
      <i aria-hidden="true">
        <i style={{ width: barWidth(points, best) }} />
      </i>
      <small>{notes.filter(Boolean).join(' · ')}</small>
    </Bar>
  );
}

/** The width of a bar against the best of all: nothing for points below zero. */
const barWidth = (points: number, best: number): string =>
  best > 0 ? `${Math.round((Math.max(0, points) / best) * 100)}%` : '0%';
