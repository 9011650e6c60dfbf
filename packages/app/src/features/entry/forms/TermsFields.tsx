import { useClient } from '@arma11/core';
import { limaDay } from '@arma11/core/domain';
import { CheckField, Field } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import type { FieldProblems } from '../../../page/useFieldProblems';
import { LegalTexts } from './LegalTexts';

/** Birth date, terms and privacy, and whether the player wants our news: what the law asks of a new player. */
export function TermsFields({ problems }: { problems: FieldProblems }) {
  const client = useClient();
  const t = es.account;
  return (
    <>
      <Field
        label={t.birthDate}
        name="birth_date"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        max={limaDay(client.serverNow())}
        required
        hint={t.birthDateHint}
        error={problems.birth_date}
      />
      <div>
        <CheckField name="accept_terms" label={t.terms} required error={problems.accept_terms} />
        <CheckField name="accept_privacy" label={t.privacy} required error={problems.accept_privacy} />
        <CheckField name="accept_marketing" label={t.marketing} />
      </div>
      <LegalTexts />
    </>
  );
}
