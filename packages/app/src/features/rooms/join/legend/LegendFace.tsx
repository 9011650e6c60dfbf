import { styled } from 'styled-components';
import type { Item } from '@arma11/core/contract';
import { ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Icon, Picture } from '@arma11/widgets/ui';

/** The player's legends side by side; the row scrolls on phones. */
export const LegendRow = styled.ul`
  display: flex;
  gap: 12px;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;

  & > li {
    flex: none;
    width: 96px;
  }
`;

const Face = styled.span`
  display: grid;
  justify-items: center;
  gap: 6px;
  min-width: 0;
  font-size: ${fontSize(13)};
  text-align: center;

  & > span {
    ${ellipsis}
    max-width: 100%;
  }

  & > i {
    display: grid;
    place-items: center;
    width: 72px;
    height: 72px;
    border-radius: 50%;
    background: ${token('colorSurfaceSunken')};
    color: ${token('colorCoin')};
  }
`;

const SIZE = 72;

/** A legend with its name. */
export function LegendFace({ legend }: { legend: Item }) {
  const drawn = (
    <i>
      <Icon name="medal" size={32} />
    </i>
  );
  return (
    <Face>
      <Picture src={legend.image} alt="" width={SIZE} fallback={drawn} />
      <span>{legend.name}</span>
    </Face>
  );
}
