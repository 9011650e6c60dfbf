import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '@arma11/core';
import type { User } from '@arma11/core/contract';
import { referrerOf } from '../referrerOf';
import { ForgotSheet } from './ForgotSheet';
import { NewPasswordSheet } from './NewPasswordSheet';
import { RegisterSheet } from './RegisterSheet';

/** A sheet that the sign-in page opens by itself; the new password's is opened by the mailed link. */
export type LoginSheet = 'register' | 'forgot';

interface Props {
  open: LoginSheet | null;
  onOpen: (sheet: LoginSheet | null) => void;
  /** What is typed in the sign-in form. */
  email: string;
  /** What the mailed link carried, or null. */
  linkToken: string | null;
  onSignedIn: (user: User) => void;
  onPasswordChanged: () => void;
}

/** What may lie over the sign-in page. */
export function LoginSheets({ open, onOpen, email, linkToken, onSignedIn, onPasswordChanged }: Props) {
  const { status, signOut } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const close = () => onOpen(null);
  // The token leaves the address with the sheet.
  const leaveLink = () => void navigate({ search: query.toString() }, { replace: true });
  const changed = () => {
    // The server has ended the account's sessions, most likely this one too.
    if (status === 'signedIn') void signOut();
    leaveLink();
    onPasswordChanged();
  };
  const askAgain = () => {
    leaveLink();
    onOpen('forgot');
  };
  return (
    <>
      <RegisterSheet open={open === 'register'} onClose={close} invitedBy={referrerOf(query)} onSignedIn={onSignedIn} />
      <ForgotSheet open={open === 'forgot'} onClose={close} email={email} />
      {linkToken !== null && (
        <NewPasswordSheet key={linkToken} token={linkToken} onClose={leaveLink} onDone={changed} onAgain={askAgain} />
      )}
    </>
  );
}
