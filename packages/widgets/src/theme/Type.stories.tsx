import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
import { appearanceStyle } from './appearance';
import { fontSize, token } from './token';
import { tokens } from './tokens';
import { displaySize, displayText, ellipsis } from './typography';

const sentence = 'Demuestra cuánto sabes: ¿Ñúñez o Güímac? 0123456789';
const weights = [400, 500, 600];
const textSizes = [13, 14, 15, 17, 20];
const displaySizes = [14, 16, 18, 20, 22, 24, 27, 31, 38, 44, 64, 104];

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;
  margin: 0 0 12px;
  color: ${token('colorText')};

  & > small {
    flex: 0 0 120px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;
const Display = styled.span`
  ${displayText}
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Cut = styled.span`
  ${ellipsis}
  width: 180px;
`;

function Sizes({ of }: { of: number[] }) {
  return of.map((pixels) => (
    <Line key={pixels}>
      <small>displaySize({pixels})</small>
      <Display style={{ fontSize: displaySize(pixels) }}>Arma tu 11 · 1790</Display>
    </Line>
  ));
}

const meta = preview.meta({ title: 'Foundations/Type', component: Line, args: { children: sentence } });
const pictures = photographed('movil', 'escritorio', 'claro');

/** The face of running text in its weights and sizes; a long name is cut without its tails. */
export const RunningText = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <>
      {weights.map((fontWeight) => (
        <Line key={fontWeight}>
          <small>peso {fontWeight}</small>
          <span style={{ fontWeight }}>{sentence}</span>
        </Line>
      ))}
      {textSizes.map((pixels) => (
        <Line key={pixels}>
          <small>fontSize({pixels})</small>
          <span style={{ fontSize: fontSize(pixels) }}>{sentence}</span>
        </Line>
      ))}
      <Line>
        <small>cortado</small>
        <Cut>Club Sportivo Estrella del Sur de Lampagregado</Cut>
      </Line>
    </>
  ),
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByText(sentence))
      await expect(Number.parseFloat(getComputedStyle(line).fontSize)).toBeGreaterThanOrEqual(13);
  },
});

/** The face of headings and numerals: condensed, with figures of one width. */
export const Headings = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => <Sizes of={displaySizes} />,
});

const withoutCondensed = appearanceStyle({
  variables: { fontDisplay: 'Barlow, sans-serif', displayScale: tokens.displayScale.dark },
}) as CSSProperties;

/** A page without a condensed face: headings and numerals are smaller, and never under the smallest text. */
export const WithoutOurFaces = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <div style={withoutCondensed}>
      <Sizes of={displaySizes.slice(0, -1)} />
    </div>
  ),
});
