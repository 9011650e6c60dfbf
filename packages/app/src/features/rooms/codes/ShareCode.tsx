import { styled } from 'styled-components';
import { formatAccessCode } from '@arma11/core/domain';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button, Card } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { ShareOptions } from '../../../share/ShareOptions';
import { useInviteLink } from '../../../share/useInviteLink';
import { useShare } from '../../../share/useShare';

const Code = styled.p`
  margin: 0 0 12px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};

  & > b {
    ${displayText}
    display: block;
    color: ${token('colorText')};
    font-size: ${displaySize(31)};
    letter-spacing: 0.04em;
    -webkit-user-select: all;
    user-select: all;
  }
`;

const t = es.compeRooms.share;

interface Props {
  name: string;
  /** The code as it is stored. */
  code: string;
  lockAt: string;
}

/** The code of a private lineup room, to be shared by the device's own sheet, or copied alone or as a link. */
export function ShareCode({ name, code, lockAt }: Props) {
  const { said, copy, send } = useShare();
  const shown = formatAccessCode(code);
  const url = useInviteLink(`/compe/sala/join/?code=${shown}`);
  return (
    <Card>
      <Code>
        {t.code}
        <b>{shown}</b>
        {t.until(es.dates.kickoff(lockAt))}
      </Code>
      <ShareOptions said={said}>
        <Button icon="share" onClick={() => void send({ title: name, text: t.text(name, shown), url })}>
          {es.share.send}
        </Button>
        <Button kind="secondary" icon="copy" onClick={() => void copy(shown, es.share.codeCopied)}>
          {es.share.copyCode}
        </Button>
        <Button kind="secondary" icon="copy" onClick={() => void copy(url, es.share.linkCopied)}>
          {es.share.copyLink}
        </Button>
      </ShareOptions>
    </Card>
  );
}
