import { useState } from 'react';
import { Field, type FieldProps } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';

interface Props extends Omit<FieldProps, 'type' | 'onChange'> {
  /** Told the text of the file; an empty one where it cannot be read. */
  onRead: (text: string) => void;
}

/** A text file, read here: one that is not UTF-8 is refused before it is sent. */
export function FileField({ onRead, error, ...field }: Props) {
  const [unreadable, setUnreadable] = useState(false);
  const read = async (file: File) => {
    const text = await file.arrayBuffer().then(strictText, () => null);
    setUnreadable(text === null);
    onRead(text ?? '');
  };
  return (
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
  );
}

function strictText(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
