import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { Link, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { useIdentity } from '../../../session/IdentityContext';
import { GoogleButton } from '../landing/GoogleButton';
import { LoginForm } from '../login/LoginForm';
import { StepHeading } from './Window';

const Lead = styled.p`
  margin: 0;
  color: ${token('colorTextMuted')};
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${token('colorBorder')};
  }
`;

const Register = styled.p`
  margin: 0 0 16px;
  text-align: center;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('target')};
    color: ${token('colorAccent')};
  }
`;

interface Props {
  title: string;
  site: string | undefined;
  /** Whether a sign-in is under way. */
  onEnter: (entering: boolean) => void;
}

/** Signs in as the app does, without leaving the window. Who registers in another tab is signed in here too. */
export function SignInStep({ title, site, onEnter }: Props) {
  const t = es.grant;
  const google = useIdentity() !== null;
  return (
    <>
      <StepHeading title={title} site={site} />
      <Lead>{t.signInLead}</Lead>
      <GoogleButton onSignedIn={() => onEnter(false)} />
      {google && <Or>{t.or}</Or>}
      <LoginForm onEnter={onEnter} onSignedIn={() => onEnter(false)} />
      <Register>
        <Link href="/" target="_blank">
          {t.register} <VisuallyHidden>{t.newTab}</VisuallyHidden>
        </Link>
      </Register>
    </>
  );
}
