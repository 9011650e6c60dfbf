import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { formatAccessCode, normaliseAccessCode } from '@arma11/core/domain';
import { Button, Field } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const Form = styled.form`
  display: grid;
  gap: 12px;
  max-width: 480px;
`;

const t = es.prediRooms.code;

interface Props {
  /** What the address brought. */
  typed: string;
  searching: boolean;
  /** The last code opened a room: going in is then what the page is for. */
  found?: boolean;
  /** Why the last code opened nothing. */
  refusal: string | undefined;
  /** A code of the right shape, as it is stored. */
  onCode: (code: string) => void;
}

/** Asks for an access code; whatever its case, spaces and hyphens (rules R3.3). */
export function CodeForm({ typed, searching, found = false, refusal, onCode }: Props) {
  const [text, setText] = useState(() => written(typed));
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = normaliseAccessCode(text);
    setWrong(code === null);
    if (code === null) return document.getElementById(id)?.querySelector('input')?.focus();
    setText(formatAccessCode(code));
    onCode(code);
  };
  return (
    <Form id={id} onSubmit={submit} noValidate>
      <Field
        label={t.label}
        hint={t.hint}
        error={wrong ? t.wrong : refusal}
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
          setWrong(false);
        }}
      />
      <Button type="submit" kind={found ? 'secondary' : undefined} wide pending={searching}>
        {searching ? t.finding : t.find}
      </Button>
    </Form>
  );
}

function written(typed: string): string {
  const code = normaliseAccessCode(typed);
  return code === null ? typed : formatAccessCode(code);
}
