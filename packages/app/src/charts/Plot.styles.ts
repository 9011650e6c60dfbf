import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';

/** A drawing of a chart in the colours of the scheme. Nothing in it moves. */
export const Drawing = styled.svg`
  display: block;
  overflow: visible;

  & text {
    fill: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-variant-numeric: tabular-nums;
  }

  & text[data-value] {
    fill: ${token('colorText')};
    font-weight: 600;
    stroke: ${token('colorSurfaceRaised')};
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
  }

  & line {
    stroke: ${token('colorBorder')};
    stroke-width: 1;
  }

  & rect {
    fill: ${token('colorAccent')};
  }

  & polyline {
    fill: none;
    stroke: ${token('colorAccent')};
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  & polygon {
    fill: ${token('colorAccent')};
    opacity: 0.14;
  }

  & circle {
    fill: ${token('colorAccent')};
    stroke: ${token('colorSurfaceRaised')};
    stroke-width: 2;
  }

  @media (forced-colors: active) {
    & text {
      fill: CanvasText;
      stroke: Canvas;
    }

    & rect,
    & circle,
    & polygon {
      fill: Highlight;
    }

    & polyline {
      stroke: Highlight;
    }
  }
`;
