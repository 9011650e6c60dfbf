import { Field, TextAreaField } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import type { Topic } from './supportMessage';
import { Form, Trap } from './SupportDialog.styles';
import type { useSupportForm } from './useSupportForm';

interface Props {
  id: string;
  topic: Topic;
  form: ReturnType<typeof useSupportForm>;
  /** The player's, to begin with. */
  name: string | undefined;
  email: string | undefined;
}

/** Who writes and what. */
export function SupportFields({ id, topic, form, name, email }: Props) {
  const t = es.support;
  const { fields, problem } = form;
  return (
    <Form id={id} onSubmit={form.send} noValidate>
      <TextAreaField
        label={t[topic].message}
        name="message"
        value={form.message}
        onChange={({ target }) => form.setMessage(target.value)}
        maxLength={4000}
        error={fields.message}
        required
      />
      <Field
        label={t.name}
        name="name"
        autoComplete="name"
        maxLength={80}
        defaultValue={name}
        error={fields.name}
        required
      />
      <Field
        label={t.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={email}
        error={fields.email}
        required
      />
      <Trap aria-hidden="true">
        {t.website}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </Trap>
      {topic === 'report' && <p>{t.page(form.path)}</p>}
      {problem && <p role="alert">{problem}</p>}
    </Form>
  );
}
