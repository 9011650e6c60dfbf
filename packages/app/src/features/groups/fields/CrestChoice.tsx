import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { CRESTS, crestName, GroupCrest } from '../../../group/GroupCrest';
import { es } from '../../../messages/es';
import { chosenCard, Choices } from './RadioCards.styles';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 8px;
  max-width: 440px;

  @media (max-width: 359px) {
    gap: 4px;
  }
`;

const Card = styled.label`
  ${chosenCard}
  align-items: center;
  justify-content: center;
  min-height: 52px;
  background: ${token('colorSurfaceSunken')};
`;

interface Props {
  value: number;
  onChange: (crest: number) => void;
}

/** The twelve drawings, one of which stands for the group. */
export function CrestChoice({ value, onChange }: Props) {
  const name = useId();
  return (
    <Choices role="radiogroup">
      <legend>{es.groups.form.crest}</legend>
      <Grid>
        {CRESTS.map((crest) => (
          <Card key={crest}>
            <input
              type="radio"
              name={name}
              aria-label={crestName(crest)}
              checked={crest === value}
              onChange={() => onChange(crest)}
            />
            <GroupCrest crest={crest} size={36} />
          </Card>
        ))}
      </Grid>
    </Choices>
  );
}
