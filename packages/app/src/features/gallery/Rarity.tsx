import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../../messages/es';

const Text = styled.span`
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  font-weight: 600;

  &[data-rarity='rara'] {
    color: ${token('colorBandMid')};
  }

  &[data-rarity='epica'] {
    color: ${token('colorBandHigh')};
  }

  &[data-rarity='legendaria'] {
    color: ${token('colorBandTop')};
  }
`;

const NAMES: Record<string, string | undefined> = es.gallery.rarity;

/** How rare an item is, in words; the colour only repeats it. */
export function Rarity({ rarity }: { rarity: string }) {
  return <Text data-rarity={rarity}>{NAMES[rarity] ?? rarity}</Text>;
}
