import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button, LiveRegion, TextAreaField } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { useWide } from '../../../page/useWide';

const t = es.groups.wall;

/** As many letters a post has at the most (rules R23.6). */
const MOST = 280;
/** From here on what is left is said aloud. */
const NEARLY = 20;

const Form = styled.form`
  display: grid;
  gap: 8px;

  & textarea {
    min-height: 76px;
    resize: vertical;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  & > output {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-variant-numeric: tabular-nums;
  }

  & > output[data-over='true'] {
    color: ${token('colorLive')};
    font-weight: 600;
  }
`;

interface Props {
  pending: boolean;
  /** Why the last one is back in the field. */
  problem: string | null;
  /** The text that was not posted, which comes back into the field. */
  onPost: (text: string, giveBack: (text: string) => void) => void;
}

/** Writes a post: 280 letters, sent by its button or Ctrl+Enter. What fails comes back into the field. */
export function Composer({ pending, problem, onPost }: Props) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const wide = useWide();
  const over = text.length - MOST;
  const reason = text.trim() === '' ? t.nothing : over > 0 ? t.over(over) : undefined;
  const send = () => {
    if (reason !== undefined || pending) return field.current?.focus();
    onPost(text.trim(), (failed) => setText((now) => (now === '' ? failed : `${failed}\n${now}`)));
    setText('');
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextAreaField
        ref={field}
        label={t.field}
        hint={wide ? t.hint : undefined}
        error={problem ?? undefined}
        rows={3}
        value={text}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={key}
        onChange={({ target }) => setText(target.value)}
      />
      <Foot>
        <output aria-live="off" data-over={over > 0}>
          {t.count(text.length, MOST)}
        </output>
        <Button type="submit" pending={pending} disabledReason={reason}>
          {pending ? t.submitting : t.submit}
        </Button>
      </Foot>
      <LiveRegion message={leftText(text.length)} />
    </Form>
  );
}

/** Said at the limit alone, not with each letter. */
function leftText(used: number): string {
  if (used > MOST) return t.over(used - MOST);
  return used >= MOST - NEARLY && (used % 10 === 0 || used === MOST) ? t.left(MOST - used) : '';
}
