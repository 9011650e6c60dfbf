import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { User } from '@arma11/core/contract';
import { CURRENCIES, safeReturnPath } from '@arma11/core/domain';
import { token } from '@arma11/widgets/theme';
import { Button, ButtonLink, Field, SelectField } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { WIDE } from '../../page/useWide';
import { PasswordField } from '../../session/PasswordField';
import { useProfileForm } from './useProfileForm';

const t = es.profile.form;

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-width: 520px;

  @media ${WIDE} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    max-width: none;
  }
`;

const Phone = styled.div`
  display: grid;
  gap: 16px;
`;

const Outcome = styled.div`
  grid-column: 1 / -1;
  min-height: 24px;

  & > p {
    margin: 0;
    color: ${token('colorBandHigh')};
    font-weight: 600;
  }

  & > [role='alert'] {
    color: ${token('colorLive')};
  }
`;

const Actions = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: 8px;

  @media ${WIDE} {
    grid-template-columns: inherit;
    gap: 16px;
  }
`;

/** The profile form (product §2): Guardar saves, Omitir goes on without; both lead on to where 'from' says. */
export function ProfileForm({ user }: { user: User }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const from = query.get('from');
  const form = useProfileForm(user, (way) => {
    if (from !== null || way === 'skip') void navigate(safeReturnPath(from), { replace: true });
  });
  const box = useFocusOnProblem(form.problems);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.save();
  };
  return (
    <>
      <Form ref={box} onSubmit={submit} noValidate>
        <Fields user={user} form={form} />
        <Outcome>
          <p role="status">{form.saved}</p>
          <p role="alert">{form.problem}</p>
        </Outcome>
        <Actions>
          <Button type="submit" wide pending={form.waiting === 'save'}>
            {form.waiting === 'save' ? t.saving : t.save}
          </Button>
          <Button kind="ghost" wide pending={form.waiting === 'skip'} onClick={form.skip}>
            {form.waiting === 'skip' ? t.skipping : t.skip}
          </Button>
        </Actions>
      </Form>
      {form.reauth}
    </>
  );
}

function Fields({ user, form }: { user: User; form: ReturnType<typeof useProfileForm> }) {
  const { draft, problems, set } = form;
  return (
    <>
      <Field label={t.email} value={user.email} icon="mail" readOnly hint={t.emailHint} />
      <Field
        label={t.username}
        value={draft.username}
        icon="user"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        hint={t.usernameHint}
        error={problems.username}
        onChange={({ target }) => set('username', target.value)}
      />
      <PhoneField user={user} value={draft.phone} error={problems.phone} onChange={(phone) => set('phone', phone)} />
      <SelectField
        label={t.country}
        value={draft.local_contry}
        options={CURRENCIES.map((currency) => ({ value: currency, label: t.countries[currency] }))}
        autoComplete="country-name"
        hint={draft.local_contry === 'PEN' ? t.countrySoles : t.countryCoins}
        onChange={({ target }) => set('local_contry', target.value)}
      />
      <PasswordField
        label={t.password}
        value={draft.password}
        autoComplete="new-password"
        hint={t.passwordHint}
        error={problems.password}
        onChange={({ target }) => set('password', target.value)}
      />
      <PasswordField
        label={t.repeat}
        value={draft.repeat}
        autoComplete="new-password"
        error={problems.repeat}
        onChange={({ target }) => set('repeat', target.value)}
      />
    </>
  );
}

interface PhoneProps {
  user: User;
  value: string;
  error: string | undefined;
  onChange: (phone: string) => void;
}

/** The phone is read-only once verified (product §5). */
function PhoneField({ user: { phone_verify }, value, error, onChange }: PhoneProps) {
  return (
    <Phone>
      <Field
        label={t.phone}
        value={value}
        icon={phone_verify ? 'lock' : 'phone'}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        readOnly={phone_verify}
        hint={phone_verify ? t.phoneLocked : t.phoneHint}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      {!phone_verify && (
        <ButtonLink kind="secondary" icon="phone" href="/users/profile/verify-user/">
          {t.verify}
        </ButtonLink>
      )}
    </Phone>
  );
}

/** The first field that is wrong takes the focus. */
function useFocusOnProblem(problems: object) {
  const box = useRef<HTMLFormElement>(null);
  const wrong = Object.keys(problems).join();
  useEffect(() => {
    if (wrong) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  return box;
}
