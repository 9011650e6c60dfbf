import { styled } from 'styled-components';
import { useUiWords } from '../messages/ui.es';
import { fontSize, token } from '../theme';
import { Button } from './Button';
import { Icon } from './Icon';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding: 14px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  box-shadow: inset 0 0 0 1.5px ${token('colorLive')};
  color: ${token('colorText')};

  & > svg {
    flex: none;
    color: ${token('colorLive')};
  }

  & > div {
    flex: 999 1 140px;
    min-width: 0;
  }

  & > button {
    flex: 1 0 auto;
  }

  & b {
    display: block;
    font-weight: 600;
  }

  & span {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Props of ErrorBlock. */
export interface ErrorBlockProps {
  /** What went wrong, in words a player understands. */
  text: string;
  onRetry?: () => void;
  /** The new attempt is under way. */
  retrying?: boolean;
  title?: string;
  retryLabel?: string;
}

/** A section that could not be shown: 'Algo salió mal:', the reason and a new attempt. The rest of the page stays. */
export function ErrorBlock(props: ErrorBlockProps) {
  const t = useUiWords();
  const { text, onRetry, retrying, title = t.failed, retryLabel = t.retry } = props;
  return (
    <Box part="error" role="alert">
      <Icon name="warning" size={26} />
      <div>
        <b>{title}</b>
        <span>{text}</span>
      </div>
      {onRetry && (
        <Button kind="secondary" icon="retry" pending={retrying ?? false} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Box>
  );
}
