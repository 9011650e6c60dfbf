import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { LimitsView } from '@arma11/core/contract';
import { useServerNow } from '@arma11/widgets';
import { token } from '@arma11/widgets/theme';
import { Button, Dialog, Field, SelectField, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { AMOUNTS, type LimitField } from './limitDraft';
import { ConfirmLimits } from './ConfirmLimits';
import { limitHint, limitLabel, limitText } from './limitWords';
import { useLimitsForm } from './useLimitsForm';

const t = es.settings.limits;
const NEVER = '1970-01-01T00:00:00Z';
const TYPED: readonly LimitField[] = [...AMOUNTS, 'entries_week'];
const REMINDERS = [15, 30, 45, 60, 90, 120, 180, 240];

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: 16px;
  align-items: start;

  & > p {
    grid-column: 1 / -1;
    margin: 0;
    color: ${token('colorBandHigh')};
    font-weight: 600;
  }

  & > p:empty {
    display: none;
  }

  & > [role='alert'] {
    color: ${token('colorLive')};
  }

  & > :last-child {
    grid-column: 1 / -1;
  }
`;

/** In the place of the form: with a hint or without, each field where it will stand. */
export function LimitsSkeleton() {
  return (
    <Form as="div">
      {[99, 99, 99, 75, 99, 99, 75].map((height, at) => (
        <Skeleton key={at} height={height} />
      ))}
      <Skeleton height={48} />
    </Form>
  );
}

interface Props {
  view: LimitsView;
  local_contry: string;
}

/** Every limit in its field. */
export function LimitsForm({ view, local_contry }: Props) {
  const form = useLimitsForm(view, local_contry === 'PEN');
  const now = useServerNow(view.pending?.effective_at ?? NEVER);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.save();
  };
  return (
    <>
      <Form onSubmit={submit} noValidate>
        {TYPED.map((field) => (
          <Field
            key={field}
            label={limitLabel(field, local_contry)}
            value={form.draft[field]}
            inputMode={field === 'entries_week' ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={t.none}
            maxLength={9}
            hint={limitHint(field, view, { local_contry, now })}
            error={form.wrong.includes(field) ? wrongText(field, local_contry) : undefined}
            onChange={({ target }) => form.set(field, target.value)}
          />
        ))}
        <Reminder
          view={view}
          now={now}
          value={form.draft.reminder_min}
          onChange={(text) => form.set('reminder_min', text)}
        />
        <p role="status">{form.said}</p>
        <p role="alert">{form.problem}</p>
        <Button type="submit" kind="secondary" pending={form.pending}>
          {form.pending ? t.saving : t.save}
        </Button>
      </Form>
      <ConfirmRaise form={form} local_contry={local_contry} />
      {view.pending && now >= Date.parse(view.pending.effective_at) && (
        <ConfirmLimits until={view.pending.confirm_until} />
      )}
    </>
  );
}

const wrongText = (field: LimitField, local_contry: string) =>
  field === 'entries_week' || local_contry !== 'PEN' ? t.wrongCount : t.wrong;

interface ReminderProps {
  view: LimitsView;
  now: number;
  value: string;
  onChange: (text: string) => void;
}

function Reminder({ view, now, value, onChange }: ReminderProps) {
  const choices = [...new Set([...REMINDERS, ...(value === '' ? [] : [Number(value)])])].sort((a, b) => a - b);
  const options = choices.map((count) => ({ value: String(count), label: t.minutes(count) }));
  return (
    <SelectField
      label={t.fields.reminder_min}
      value={value}
      options={[...options, { value: '', label: t.none }]}
      hint={limitHint('reminder_min', view, { local_contry: '', now })}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface ConfirmProps {
  form: ReturnType<typeof useLimitsForm>;
  local_contry: string;
}

function ConfirmRaise({ form: { asking, confirm, cancel }, local_contry }: ConfirmProps) {
  const footer = (
    <>
      <Button wide onClick={confirm}>
        {t.raiseConfirm}
      </Button>
      <Button kind="ghost" wide onClick={cancel}>
        {t.cancel}
      </Button>
    </>
  );
  return (
    <Dialog open={asking !== null} onClose={cancel} title={t.raiseTitle} placement="center" footer={footer}>
      <p>{t.raiseText}</p>
      <ul>
        {asking?.raised.map((field) => (
          <li key={field}>
            {t.fields[field]}: {limitText(field, asking.limits[field], local_contry)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
