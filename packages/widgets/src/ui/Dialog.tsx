import { useId, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useUiWords } from '../messages/ui.es';
import { Body, Foot, Grab, Head, Panel, Scrim, Stage } from './Dialog.styles';
import { IconButton } from './IconButton';
import { useModal } from './useModal';

/** A place of the screen that stays lit, in pixels of the view: what `getBoundingClientRect` gives. */
export type LitPlace = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Props of Dialog. */
export interface DialogProps {
  open: boolean;
  /** Asked to close by Esc, the cross or a tap beside it. */
  onClose: () => void;
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  children: ReactNode;
  /** The actions, always in view below. */
  footer?: ReactNode;
  /** 'sheet' rises from the bottom on phones; 'center' is a small box everywhere. @default 'sheet' */
  placement?: 'sheet' | 'center';
  /** Takes its full height at once, for lists. */
  tall?: boolean;
  /** No padding around the content, for lists that go to the edge. */
  flush?: boolean;
  /** What stays lit behind the sheet: the slot that is being replaced. */
  lit?: LitPlace | null;
  closeLabel?: string;
}

/** A sheet on phones and a box on wide screens, on the native dialog: focus stays inside and comes back. */
export function Dialog(props: DialogProps) {
  const t = useUiWords();
  const { open, onClose, title, description, children, footer, placement = 'sheet', tall, flush, lit } = props;
  const dialog = useModal(open);
  const id = useId();
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel(event);
  };
  const tap = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <Stage
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      data-placement={placement}
      onCancel={cancel}
      // A second Esc closes a native dialog without asking. React's strict mode closes and opens it again: that is no Esc.
      onClose={({ currentTarget }) => open && !currentTarget.hasAttribute('open') && onClose()}
      onClick={tap}
      onKeyDown={key}
    >
      {open && (
        <>
          <Scrim data-lit={Boolean(lit)}>
            {lit && <i style={{ left: lit.left, top: lit.top, width: lit.width, height: lit.height }} />}
          </Scrim>
          <Panel data-tall={tall}>
            <Grab />
            <Head>
              <div>
                <h2 id={`${id}-title`}>{title}</h2>
                {description && <p id={`${id}-text`}>{description}</p>}
              </div>
              <IconButton icon="close" label={props.closeLabel ?? t.close} onClick={onClose} />
            </Head>
            <Body data-flush={flush}>{children}</Body>
            {footer && <Foot>{footer}</Foot>}
          </Panel>
        </>
      )}
    </Stage>
  );
}
