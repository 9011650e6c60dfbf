import { useState } from 'react';
import { styled } from 'styled-components';
import { fontSize } from '@arma11/widgets/theme';
import { Button, Field, LiveRegion, TextAreaField } from '@arma11/widgets/ui';
import { consolaEs } from '../../../messages/consola.es';

const Block = styled.div`
  display: grid;
  gap: 8px;
  max-width: 720px;
  min-width: 0;

  & :is(input, textarea) {
    font-size: ${fontSize(14)};
    overflow-wrap: anywhere;
  }

  & > button {
    justify-self: start;
  }
`;

interface Props {
  text: string;
  label: string;
  hint?: string;
  /** @default 1 */
  rows?: number;
}

/** A text for somebody's page or server, with the way to copy it. */
export function CopyBlock({ text, label, hint, rows = 1 }: Props) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    // Said anew each time, so that a second tap is heard as well.
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid(consolaEs.copied);
    } catch {
      setSaid(consolaEs.copyFailed);
    }
  };
  const shown = { label, hint, value: text, readOnly: true, spellCheck: false };
  return (
    <Block>
      {rows === 1 ? (
        <Field {...shown} onFocus={({ target }) => target.select()} />
      ) : (
        <TextAreaField {...shown} rows={rows} onFocus={({ target }) => target.select()} />
      )}
      <Button kind="secondary" onClick={() => void copy()}>
        {said || consolaEs.copy}
      </Button>
      <LiveRegion message={said} />
    </Block>
  );
}
