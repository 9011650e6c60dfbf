import { styled } from 'styled-components';
import { useMessages } from '../provider/MessagesContext';
import { Button, Icon, Spinner } from '../ui';
import { fontSize, token, visuallyHidden } from '../theme';
import type { SaveState } from './saveStateOf';

const Line = styled.span`
  display: flex;
  align-items: center;
  flex: 1 1 96px;
  gap: 6px;
  min-height: ${token('target')};
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(15)};
  font-weight: 600;
  line-height: 1.2;

  & > svg {
    flex: none;
  }

  &[data-status='saved'] {
    color: ${token('colorBandHigh')};
  }
`;

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

/** Where saving stands: 'Guardando…', 'Guardado 14:52', or a chip that tries again. */
export function SaveLine({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const t = useMessages().lineup;
  if (state.status === 'saving')
    return (
      <Line>
        <Spinner />
        {t.saving}
      </Line>
    );
  if (state.status === 'saved')
    return (
      <Line data-status="saved">
        <Icon name="check" size={20} stroke={2.6} />
        {t.saved(state.hour ?? '')}
      </Line>
    );
  return (
    <Chip>
      <Button kind="secondary" tone="danger" icon="retry" onClick={onRetry}>
        <span>
          <span className="a11-why">{state.status === 'failed' ? t.notSaved : t.unknownOutcome}.</span> {t.retry}
        </span>
      </Button>
    </Chip>
  );
}
