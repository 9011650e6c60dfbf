import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { PrediScoring } from '@arma11/core/contract';
import { fontSize, token } from '../theme';

/** Few rooms have a table of their own: the others do not load its words. */
const Words = lazy(async () => ({ default: (await import('./ScoringWords')).ScoringWords }));

/** As high as its two lines on a phone, so that nothing moves when the words come. */
const Line = styled.p`
  min-height: 2.8em;
  margin: 12px 0 14px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.4;

  & > b {
    color: ${token('colorText')};
    font-weight: 600;
  }
`;

/** What a room's own table pays: shown before anybody joins (rules R17.1). */
export const ScoringLine = ({ scoring }: { scoring: PrediScoring }) => (
  <Line>
    <Suspense fallback={null}>
      <Words scoring={scoring} />
    </Suspense>
  </Line>
);
