import { useState } from 'react';
import { styled } from 'styled-components';
import type { Match } from '@arma11/core/contract';
import { Button, SectionHeading } from '@arma11/widgets/ui';
import { isOver } from '../../match/matchDays';
import { MatchRow } from '../../match/MatchRow';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { Rows } from '../../page/Rows';

const SHOWN = 3;
const t = es.lists.teams;

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 12px;
`;

/** A club's coming matches, soonest first, and how the others ended, latest first. */
export function TeamMatches({ matches }: { matches: readonly Match[] }) {
  const ended = matches.filter(isOver).reverse();
  const coming = matches.filter((match) => !isOver(match));
  return (
    <>
      <Part title={t.next} matches={coming} none={t.noNext} />
      {ended.length > 0 && <Part title={t.results} matches={ended} />}
    </>
  );
}

interface PartProps {
  title: string;
  matches: readonly Match[];
  /** Said where there is none. */
  none?: string;
}

function Part({ title, matches, none }: PartProps) {
  const [all, setAll] = useState(false);
  const shown = all ? matches : matches.slice(0, SHOWN);
  const rest = matches.length - shown.length;
  return (
    <Block>
      <SectionHeading title={title} />
      {matches.length === 0 && <p>{none}</p>}
      <Rows>
        {shown.map((match) => (
          <li key={match.id}>
            <MatchRow match={match} href={`/play/matches/in-game/?partido=${match.id}`} />
          </li>
        ))}
      </Rows>
      {rest > 0 && (
        <Foot>
          <Button kind="secondary" onClick={() => setAll(true)}>
            {t.moreMatches(rest)}
          </Button>
        </Foot>
      )}
    </Block>
  );
}
