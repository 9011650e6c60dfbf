import { styled } from 'styled-components';
import type { Item } from '@arma11/core/contract';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../../../../messages/es';
import { LegendFace } from './LegendFace';

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
  margin: 0 0 16px;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: 8px;
    padding: 0;
    font-size: ${fontSize(15)};
    font-weight: 500;
  }

  & > label {
    position: relative;
    display: block;
    width: 96px;
    padding: 10px 6px;
    border-radius: ${token('radius')};
    box-shadow: inset 0 0 0 1.5px ${token('colorBorder')};
    cursor: pointer;
  }

  & > label[data-chosen='true'] {
    box-shadow: inset 0 0 0 3px ${token('colorAccent')};
  }

  & > label:has(:focus-visible) {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  & input {
    position: absolute;
    top: 6px;
    inset-inline-start: 6px;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${token('colorAccent')};
  }
`;

interface Props {
  legends: readonly Item[];
  chosen: number;
  onChoose: (item: number) => void;
}

/** One of the player's legends, as a group of radio buttons. */
export function LegendChoice({ legends, chosen, onChoose }: Props) {
  return (
    <Group>
      <legend>{es.compeRooms.legend.choose}</legend>
      {legends.map((legend) => (
        <label key={legend.id} data-chosen={legend.id === chosen}>
          <input
            type="radio"
            name="item_leyenda"
            value={legend.id}
            checked={legend.id === chosen}
            onChange={() => onChoose(legend.id)}
          />
          <LegendFace legend={legend} />
        </label>
      ))}
    </Group>
  );
}
