import { useState } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';

interface Props extends Omit<FieldProps, 'type' | 'onChange'> {
  /** Told the text of the file; an empty one where it cannot be read. */
  onRead: (text: string) => void;
}

// The browser's own button stands in the middle of the field.
const Padded = styled.div`
  min-width: 0;

  & input {
    padding-block: 12px;
  }

  & input::file-selector-button {
    font: inherit;
  }
`;

/** A text file, read here: one that is not UTF-8 is refused before it is sent. */
export function FileField({ onRead, error, ...field }: Props) {
  const [unreadable, setUnreadable] = useState(false);
  const read = async (file: File) => {
    const text = await file.arrayBuffer().then(strictText, () => null);
    setUnreadable(text === null);
    onRead(text ?? '');
  };
  return (
    <Padded>
      <Field
        {...field}
        type="file"
        error={unreadable ? operadorEs.action.notUtf8 : error}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          else onRead('');
        }}
      />
    </Padded>
  );
}

function strictText(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
