import { useState } from 'react';
import { styled } from 'styled-components';
import { formatAccessCode, formatKickoff } from '@arma11/core/domain';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button, Card } from '@arma11/widgets/ui';
import { es } from '../messages/es';

const Code = styled.p`
  margin: 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};

  & > b {
    ${displayText}
    display: block;
    color: ${token('colorText')};
    font-size: ${displaySize(31)};
    letter-spacing: 0.04em;
    user-select: all;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;

const Said = styled.p`
  min-height: 20px;
  margin: 8px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

const t = es.compeRooms.share;

interface Props {
  name: string;
  /** The code as it is stored. */
  code: string;
  lockAt: string;
}

/** The code of a private lineup room, to be shared by the device's own sheet or copied as a link. */
export function ShareCode({ name, code, lockAt }: Props) {
  const [said, setSaid] = useState('');
  const shown = formatAccessCode(code);
  const url = new URL(`/compe/sala/join/?code=${shown}`, location.origin).href;
  const share = () => void navigator.share({ title: name, text: t.text(name, shown), url }).catch(() => undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(t.copied);
    } catch {
      // No permission, or a page without the clipboard: the code itself can always be copied by hand.
      setSaid(t.notCopied);
    }
  };
  return (
    <Card>
      <Code>
        {t.code}
        <b>{shown}</b>
        {t.until(formatKickoff(lockAt).replace(/ H$/, ''))}
      </Code>
      <Ways>
        {typeof navigator.share === 'function' && (
          <Button icon="share" onClick={share}>
            {t.share}
          </Button>
        )}
        <Button kind="secondary" icon="copy" onClick={() => void copy()}>
          {t.copy}
        </Button>
      </Ways>
      <Said role="status">{said}</Said>
    </Card>
  );
}
