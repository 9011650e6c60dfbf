import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';

const Box = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  gap: 3px;
  min-width: 24px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};

  &[data-way='up'] {
    color: ${token('colorBandHigh')};
  }

  &[data-way='down'] {
    color: ${token('colorLive')};
  }
`;

interface Props {
  /** Places gained; negative when lost. */
  places: number;
  tied: boolean;
}

/** How a player moved since the last points: an arrow with its number, told in words to screen readers. */
export function Movement({ places, tied }: Props) {
  const t = es.room.ranking;
  if (places === 0)
    return (
      <Box>
        <span aria-hidden="true">{tied ? '=' : '–'}</span>
        <VisuallyHidden>{tied ? t.tied : t.same}</VisuallyHidden>
      </Box>
    );
  const up = places > 0;
  return (
    <Box data-way={up ? 'up' : 'down'}>
      <svg width={9} height={8} viewBox="0 0 9 8" fill="currentColor" aria-hidden="true">
        <path d={up ? 'M4.500 0 9 8H0Z' : 'M4.500 8 0 0h9Z'} />
      </svg>
      <span aria-hidden="true">{Math.abs(places)}</span>
      <VisuallyHidden>{up ? t.up(places) : t.down(-places)}</VisuallyHidden>
    </Box>
  );
}
