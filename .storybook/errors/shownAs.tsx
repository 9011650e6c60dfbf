import type { ReactElement } from 'react';
import { Button, CheckField, EmptyState, ErrorBlock, Field, OfflineNote, Toast } from '@arma11/widgets/ui';
import { es } from '../../packages/app/src/messages/es';
import { SheetProblem } from '../../packages/app/src/features/entry/forms/SheetForm';
import { NoticeRow } from '../../packages/widgets/src/PrediccionPanel/PanelStatus.styles';
import { SignInNote } from '../../packages/widgets/src/provider/SignInNote';
import { Held } from '../ui/Held';

/** What can go wrong in one part of the game: each situation, and what the player then sees. */
export type Problems = Record<string, ReactElement>;

const again = () => undefined;

/** A section that could not be shown, with another attempt. */
export const asBlock = (text: string, title?: string) => <ErrorBlock text={text} title={title} onRetry={again} />;
/** An act that was refused, under its button. */
export const asRefusal = (text: string, title?: string) => <ErrorBlock text={text} title={title} />;
/** A short message over the bottom bar. */
export const asToast = (text: string) => (
  <Held height={150} below={64}>
    <Toast tone="bad" onClose={again}>
      {text}
    </Toast>
  </Held>
);
/** News over the bottom bar that is nobody's fault. */
export const asNews = (text: string) => (
  <Held height={150} below={64}>
    <Toast onClose={again}>{text}</Toast>
  </Held>
);
/** Under the field that is wrong. */
export const asField = (label: string, error: string) => <Field label={label} error={error} />;
/** Under the box that was not ticked. */
export const asCheck = (label: string, error: string) => <CheckField label={label} error={error} />;
/** Over the button of a form. */
export const asForm = (text: string, button: string) => (
  <div>
    <SheetProblem text={text} />
    <Button wide>{button}</Button>
  </div>
);
/** Under the button of the other way in. */
export const asWayIn = (text: string) => (
  <div>
    <Button kind="secondary" icon="user" wide>
      {es.entry.google}
    </Button>
    <SheetProblem text={text} />
  </div>
);
/** In the line below the answers that says whether they were saved. */
export const asLine = (text: string) => (
  <NoticeRow data-tone="bad" role="alert">
    <span>{text}</span>
  </NoticeRow>
);
/** In the place of what is not there. */
export const asEmpty = (text: string, action?: string) => (
  <EmptyState drawing="whistle" text={text} action={action && <Button>{action}</Button>} />
);
/** A calm word: what is shown is old, or nothing is to be done. */
export const asNote = (text: string) => <OfflineNote quiet text={text} />;
/** Waiting to be sent. */
export const asWaiting = (title: string, text: string) => <OfflineNote title={title} text={text} />;
/** A button that cannot be tapped, and why. */
export const asReason = (label: string, reason: string) => (
  <div>
    <Button wide disabledReason={reason}>
      {label}
    </Button>
    <small>{reason}</small>
  </div>
);
/** On a partner's page, where 'Ingresar' was tapped. */
export const asSignIn = (code: 'expired' | 'refused' | 'insecure' | 'token_callback_failed', message: string) => (
  <SignInNote signIn={{ request: again, cancel: again, state: { status: 'failed', code, message } }} />
);
