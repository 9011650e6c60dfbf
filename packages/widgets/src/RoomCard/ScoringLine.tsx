import { styled } from 'styled-components';
import type { PrediScoring } from '@arma11/core/contract';
import { loadOnce } from '../headless/loadOnce';
import { useChunk } from '../headless/useChunk';
import { fontSize, token } from '../theme';

/** Few rooms have a table of their own: the others do not load its words. */
const loadWords = loadOnce(() => import('./ScoringWords'));

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
export function ScoringLine({ scoring }: { scoring: PrediScoring }) {
  const { module } = useChunk(loadWords, true);
  return <Line>{module && <module.ScoringWords scoring={scoring} />}</Line>;
}
