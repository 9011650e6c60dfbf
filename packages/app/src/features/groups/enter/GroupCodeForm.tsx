import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { formatAccessCode, normaliseAccessCode } from '@arma11/core/domain';
import { Button, Field } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const t = es.groups.enter;

const Form = styled.form`
  display: grid;
  gap: 12px;
  max-width: 480px;
`;

interface Props {
  /** What the address brought. */
  typed: string;
  searching: boolean;
  /** It opens nothing. */
  wrong: boolean;
  onCode: (code: string) => void;
}

/** Asks for the code of a group, in any spelling. */
export function GroupCodeForm({ typed, searching, wrong, onCode }: Props) {
  const [text, setText] = useState(typed);
  const [refused, setRefused] = useState(wrong);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = normaliseAccessCode(text);
    setRefused(code === null);
    if (code === null) field.current?.focus();
    else onCode(formatAccessCode(code));
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Field
        ref={field}
        label={t.label}
        hint={t.hint}
        error={refused || wrong ? t.wrong : undefined}
        icon="key"
        name="code"
        value={text}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => {
          setText(target.value);
          setRefused(false);
        }}
      />
      <Button type="submit" wide pending={searching}>
        {searching ? t.finding : t.find}
      </Button>
    </Form>
  );
}
