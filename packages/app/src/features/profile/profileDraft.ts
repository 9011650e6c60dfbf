import type { ProfileChange } from '@arma11/core/site';
import type { User } from '@arma11/core/contract';
import { localPhone, storedPhone } from '@arma11/core/domain';
import { es } from '../../messages/es';
import { profileProblems } from '../../messages/profileProblems';

/** What the profile form holds. */
export interface ProfileDraft {
  username: string;
  phone: string;
  local_contry: string;
  password: string;
  repeat: string;
}

/** The sentence of each field that is wrong. */
export type DraftProblems = Partial<Record<keyof ProfileDraft, string>>;

/** The form as it opens: a phone without its country, and no password. */
export const draftOf = ({
  username,
  phone,
  local_contry,
}: Pick<User, 'username' | 'phone' | 'local_contry'>): ProfileDraft => ({
  username,
  phone: phone === null ? '' : (localPhone(phone) ?? phone),
  local_contry,
  password: '',
  repeat: '',
});

/** What keeps a form from being sent; a verified phone is read-only and never does (product §5). */
export function draftProblems(draft: ProfileDraft, { phone_verify }: Pick<User, 'phone_verify'>): DraftProblems {
  const problems: DraftProblems = profileProblems(draft);
  const typed = draft.phone.trim();
  if (!phone_verify && typed !== '' && localPhone(typed) === null) problems.phone = es.profile.form.phoneWrong;
  return problems;
}

/** What is sent for a form: a verified phone goes back as it is, an empty password and the same country not at all. */
export function changeOf(draft: ProfileDraft, { id, phone, phone_verify, local_contry }: User): ProfileChange {
  return {
    id,
    username: draft.username.trim(),
    phone: phone_verify ? phone : storedPhone(draft.phone.trim()),
    ...(draft.local_contry !== local_contry ? { local_contry: draft.local_contry } : {}),
    ...(draft.password === '' ? {} : { password: draft.password }),
  };
}
