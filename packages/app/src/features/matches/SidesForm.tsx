import { styled } from 'styled-components';
import type { Match, MatchOutcome, MatchSheet, SheetSide, Team } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Crest, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';

const t = es.lists.matches.detail;

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 56px;
  padding: 8px 0;
  border-bottom: 1px solid ${token('colorBorder')};

  & > span {
    flex: 1 1 130px;
    min-width: 0;
  }

  & b {
    display: block;
    font-weight: 600;
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

const Outcomes = styled.ol`
  display: flex;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    ${displayText}
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 2px solid ${token('colorTextMuted')};
    border-radius: 50%;
    font-size: ${displaySize(17)};
    box-sizing: border-box;
  }

  /* Three shapes besides three letters: full, round, square. */
  & > li[data-outcome='ganado'] {
    border-color: ${token('colorBandHigh')};
    background: ${token('colorBandHigh')};
    color: ${token('colorBandText')};
  }

  & > li[data-outcome='perdido'] {
    border-color: ${token('colorLive')};
    border-radius: 6px;
  }
`;

const Note = styled.p`
  margin: 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

type Props = Pick<MatchSheet, 'local' | 'visit'> & { match: Match };

/** The form of both sides and their places in the table, as they come to the match (rules R21.1, R21.2). */
export function SidesForm({ match, local, visit }: Props) {
  if (local.form.length + visit.form.length === 0) return <Note>{t.noForm}</Note>;
  return (
    <>
      <Note>{t.formNote}</Note>
      <FormOf team={match.local} side={local} />
      <FormOf team={match.visit} side={visit} />
    </>
  );
}

function FormOf({ team, side: { place, points, form } }: { team: Team; side: SheetSide }) {
  return (
    <Side>
      <Crest club={team} size={32} />
      <span>
        <b>{team.name}</b>
        {place !== null && points !== null && <small>{t.place(place, points)}</small>}
      </span>
      {form.length === 0 ? (
        <small>{t.noMatches}</small>
      ) : (
        <Outcomes>
          {form.map((outcome, index) => (
            // Two matches may have ended alike.
            // oxlint-disable-next-line react/no-array-index-key
            <Outcome key={index} outcome={outcome} />
          ))}
        </Outcomes>
      )}
    </Side>
  );
}

function Outcome({ outcome }: { outcome: MatchOutcome }) {
  return (
    <li data-outcome={outcome}>
      <span aria-hidden="true">{t.outcomes[outcome]}</span>
      <VisuallyHidden>{t.outcomeNames[outcome]}</VisuallyHidden>
    </li>
  );
}
