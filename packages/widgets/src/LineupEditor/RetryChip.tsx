import { styled } from 'styled-components';
import { useLineupWords } from '../messages/useLineupWords';
import { visuallyHidden } from '../theme/typography';
import { Button } from '../ui/Button';
import type { LineupEditorState } from './lineupEditorState';

/** The chip that tries again: on a phone its reason is left to screen readers, so that the pitch does not jump. */
const Chip = styled.span`
  flex: 1 1 96px;

  & > button {
    padding: 0 12px;
  }

  @container (max-width: 479px) {
    & .a11-why {
      ${visuallyHidden}
    }
  }
`;

/** In place of the save line, once a save has failed: why, and another try. */
export function RetryChip({ editor }: { editor: LineupEditorState }) {
  const t = useLineupWords();
  const retry = () => {
    editor.focusTeam();
    void editor.retry();
  };
  return (
    <Chip part="status">
      <Button part="button" kind="secondary" tone="danger" icon="retry" onClick={retry}>
        <span>
          <span className="a11-why">{editor.saveState.status === 'failed' ? t.notSaved : t.unknownOutcome}.</span>{' '}
          {t.retry}
        </span>
      </Button>
    </Chip>
  );
}
