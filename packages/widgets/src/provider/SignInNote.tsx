import { useSignInWords } from '../messages/signIn.es';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Digits, NoteBox } from './SignInNote.styles';
import type { UseSignInResult } from './useSignIn';

/** Where a sign-in stands: the number that our window must show, a link where the window was blocked, how to stop or retry. */
export function SignInNote({ signIn }: { signIn: UseSignInResult }) {
  const { state } = signIn;
  if (state?.status === 'signingIn') return <Waiting signIn={signIn} state={state} />;
  return state ? <Failed signIn={signIn} state={state} /> : null;
}

type StateOf<Status> = Extract<NonNullable<UseSignInResult['state']>, { status: Status }>;

function Waiting({ signIn, state }: { signIn: UseSignInResult; state: StateOf<'signingIn'> }) {
  const t = useSignInWords();
  const { blocked, code, url } = state;
  return (
    <NoteBox part="status" role="status">
      <p>
        {blocked ? t.blocked : t.waiting} {code !== null && t.number} {code !== null && <Code code={code} />}
      </p>
      {blocked ? (
        <ButtonLink href={url} target="_blank" rel="noopener">
          {t.openLink}
        </ButtonLink>
      ) : (
        signIn.request && (
          <Button part="button" kind="ghost" onClick={signIn.request}>
            {t.reopen}
          </Button>
        )
      )}
      <Button part="button" kind="ghost" onClick={signIn.cancel}>
        {t.cancel}
      </Button>
    </NoteBox>
  );
}

/** Spoken digit by digit: nobody compares 'cuatro mil ochocientos'. */
const Code = ({ code }: { code: string }) => (
  <Digits role="img" aria-label={[...code].join(' ')}>
    {code}
  </Digits>
);

function Failed({ signIn, state }: { signIn: UseSignInResult; state: StateOf<'failed'> }) {
  const t = useSignInWords();
  return (
    <NoteBox part="error" role="alert" data-tone="bad">
      <p>{t.failures[state.code] ?? state.message}</p>
      {signIn.request && (
        <Button part="button" kind="secondary" icon="retry" onClick={signIn.request}>
          {t.retry}
        </Button>
      )}
    </NoteBox>
  );
}
