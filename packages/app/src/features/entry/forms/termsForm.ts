import type { AcceptedTerms } from '@arma11/core/site';
import { es } from '../../../messages/es';
import type { FieldProblems } from '../../../page/useFieldProblems';

/** What is missing in a form of terms. The age is the server's to judge. */
export function termsProblems(form: FormData): FieldProblems {
  const problems: FieldProblems = {};
  if (!form.get('birth_date')) problems.birth_date = es.account.birthDateMissing;
  for (const name of ['accept_terms', 'accept_privacy']) {
    if (!form.has(name)) problems[name] = es.account.mustAccept;
  }
  return problems;
}

/** What a form of terms without problems says. */
export const acceptedTerms = (form: FormData): AcceptedTerms => ({
  birth_date: String(form.get('birth_date')),
  accept_terms: true,
  accept_privacy: true,
  accept_marketing: form.has('accept_marketing'),
});
