import { styled } from 'styled-components';
import { useLineupWords } from '../../messages/lineup.es';
import { useLineupChangeWords } from '../../messages/lineupChange.es';
import { visuallyHidden } from '../../theme/typography';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { LineupEditorState } from '../model/lineupEditorState';
import { Line } from './SaveLine.styles';

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

/** In place of the save line, once a save has failed: why, and another try; or that it waits for the internet. */
export function RetryChip({ editor }: { editor: LineupEditorState }) {
  return editor.saveState.status === 'queued' ? <Waiting editor={editor} /> : <Retry editor={editor} />;
}

function Waiting({ editor: { saveState } }: { editor: LineupEditorState }) {
  const t = useLineupChangeWords();
  return (
    <Line part="status" data-status="queued">
      <Icon name="offline" size={20} />
      <span>
        <b>{t.queuedTitle}</b>
        <small>{t.queued(saveState.hour ?? '')}</small>
      </span>
    </Line>
  );
}

function Retry({ editor }: { editor: LineupEditorState }) {
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
