import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { WIDE } from '../../../../page/useWide';
import { MOST_MATCHES, questionsIn, type Selection } from './selection';

const Bar = styled.div`
  position: sticky;
  bottom: calc(56px + env(safe-area-inset-bottom, 0px));
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin: 16px -16px 0;
  padding: 12px 16px;
  border-top: 1px solid ${token('colorBorder')};
  background: ${token('colorSurface')};

  & > p {
    min-width: 0;
    margin: 0;
  }

  & b {
    ${displayText}
    display: block;
    font-size: ${displaySize(19)};
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  @media ${WIDE} {
    bottom: 0;
    margin-inline: 0;
    padding-inline: 0;
  }
`;

const t = es.prediRooms.choice;

interface Props {
  /** The room is not published yet. */
  draft: boolean;
  selection: Selection;
  dirty: boolean;
  pending: boolean;
  save: () => void;
}

/** How much is chosen, and the one button. */
export function ChoiceBar({ draft, selection, dirty, pending, save }: Props) {
  const reason = selection.size === 0 ? t.pickOne : dirty || draft ? undefined : t.nothingToSave;
  const note = selection.size >= MOST_MATCHES ? t.atMost(MOST_MATCHES) : reason;
  return (
    <Bar>
      <p role="status">
        <b>{t.count(selection.size, questionsIn(selection))}</b>
        {note && <small>{note}</small>}
      </p>
      <Button pending={pending} disabledReason={pending ? undefined : reason} onClick={save}>
        {pending ? t.saving : draft ? t.publish : t.save}
      </Button>
    </Bar>
  );
}
