import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { profileQueries } from '@arma11/core/site';
import type { JornadaStats } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button, ButtonLink, EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';
import { Rows } from '../../../page/Rows';

const t = es.player;
/** How many jornadas are shown before asking for more. */
const AT_FIRST = 8;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  min-height: 72px;
  padding: 10px 16px;

  & > span {
    min-width: 0;
  }

  & b {
    ${displayText}
    display: block;
    font-size: ${displaySize(18)};
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  & > strong {
    ${displayText}
    font-size: ${displaySize(22)};
  }

  & > i {
    grid-column: 1 / -1;
    height: 6px;
    border-radius: 2px;
    background: ${token('colorSeat')};
    overflow: hidden;
  }

  & > i > i {
    display: block;
    height: 100%;
    background: ${token('colorAccent')};
  }
`;

/** One's own points, latest jornada first, each beside the best of them. */
export function MyJornadas() {
  const query = useQuery(profileQueries.myStats(useClient()));
  return (
    <Block>
      <SectionHeading title={t.jornadas} />
      <QuerySection query={query} skeleton={<Skeleton height={288} />}>
        {({ jornadas }) => (jornadas.length === 0 ? <None /> : <List jornadas={[...jornadas].reverse()} />)}
      </QuerySection>
    </Block>
  );
}

function None() {
  const play = <ButtonLink href="/compe">{t.play}</ButtonLink>;
  return <EmptyState drawing="ticket" text={t.noJornadas} action={play} />;
}

function List({ jornadas }: { jornadas: JornadaStats[] }) {
  const [shown, setShown] = useState(AT_FIRST);
  const best = Math.max(1, ...jornadas.map(({ points }) => points));
  return (
    <>
      <Rows>
        {jornadas.slice(0, shown).map((jornada) => (
          <li key={`${jornada.league_unique} ${jornada.jornada}`}>
            <Line jornada={jornada} best={best} />
          </li>
        ))}
      </Rows>
      {jornadas.length > shown && (
        <Button kind="ghost" wide onClick={() => setShown(shown + AT_FIRST)}>
          {t.more}
        </Button>
      )}
    </>
  );
}

function Line({ jornada, best }: { jornada: JornadaStats; best: number }) {
  const money = useMoney();
  const { league_name, jornada_name, points, salas, rank, of, aciertos, prize } = jornada;
  const facts = [
    rank !== null && of !== null && t.rank(rank, of),
    t.rooms(salas),
    aciertos > 0 && t.hits(aciertos),
    prize > 0 && t.won(money.amount(prize)),
  ].filter((fact) => fact !== false);
  return (
    <Row>
      <span>
        <b>
          {jornada_name} · {league_name}
        </b>
        <small>{facts.join(' · ')}</small>
      </span>
      <strong>{t.points(points)}</strong>
      <i aria-hidden="true">
        <i style={{ width: `${Math.max(0, (100 * points) / best)}%` }} />
      </i>
    </Row>
  );
}
