import { useState } from 'react';
import { styled } from 'styled-components';
import { fontSize, space } from '@arma11/widgets/theme';
import { Button, Dialog, LiveRegion } from '@arma11/widgets/ui';
import { operadorSecurityEs } from '../../../messages/operadorSecurity.es';
import { saveFile } from '../../../page/saveFile';

const Body = styled.div`
  display: grid;
  gap: ${space(3)};

  & > ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
    gap: 4px 16px;
    margin: 0;
    padding-left: 36px;
    font-family: monospace;
    font-size: ${fontSize(14)};
    -webkit-user-select: all;
    user-select: all;
  }
`;

const t = operadorSecurityEs.recovery;

/** Shows recovery codes, this once, with the ways to keep them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [said, setSaid] = useState('');
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t.copied);
    } catch {
      setSaid(t.copyFailed);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t.dialog} description={t.explain} placement="center">
      <Body>
        <ol>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Button kind="secondary" wide onClick={() => void copy()}>
          {said || t.copy}
        </Button>
        <Button kind="secondary" wide onClick={() => saveFile(new File([`${text}\n`], t.file, { type: 'text/plain' }))}>
          {t.download}
        </Button>
        <Button wide onClick={onClose}>
          {t.done}
        </Button>
        <LiveRegion message={said} />
      </Body>
    </Dialog>
  );
}
