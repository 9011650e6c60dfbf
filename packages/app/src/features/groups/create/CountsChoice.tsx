import { useId } from 'react';
import { styled } from 'styled-components';
import type { GroupCounts } from '@arma11/core/back-office';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../../../messages/es';
import { chosenCard, Choices } from '../fields/RadioCards.styles';

const t = es.groups.form;

const WAYS: readonly GroupCounts[] = ['both', 'lineups', 'predictions'];

const List = styled.div`
  display: grid;
  gap: 8px;
`;

const Card = styled.label`
  ${chosenCard}
  flex-direction: column;
  justify-content: center;
  padding: 10px 14px;

  & > b {
    font-weight: 600;
  }

  & > small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

interface Props {
  value: GroupCounts;
  onChange: (counts: GroupCounts) => void;
}

/** Which rooms of the group add up, each way with its sentence. */
export function CountsChoice({ value, onChange }: Props) {
  const name = useId();
  return (
    <Choices role="radiogroup">
      <legend>{t.counts}</legend>
      <List>
        {WAYS.map((way) => (
          <Card key={way}>
            <input type="radio" name={name} checked={way === value} onChange={() => onChange(way)} />
            <b>{es.groups.counts[way]}</b>
            <small>{t.countsLead[way]}</small>
          </Card>
        ))}
      </List>
      <p>{t.countsHint}</p>
    </Choices>
  );
}
