import { useState } from 'react';
import { styled } from 'styled-components';
import { formatAccessCode } from '@arma11/core/domain';
import type { Group } from '@arma11/core/back-office';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button, Dialog } from '@arma11/widgets/ui';
import { askGroups } from '../../../group/askGroups';
import { ENTER_PATH } from '../../../group/groupHref';
import { useGroupWrite } from '../../../group/useGroupWrite';
import { es } from '../../../messages/es';
import { ShareOptions } from '../../../share/ShareOptions';
import { useInviteLink } from '../../../share/useInviteLink';
import { useShare } from '../../../share/useShare';
import { AskDialog } from '../dialogs/AskDialog';

const t = es.groups.invite;

const Code = styled.p`
  margin: 0 0 16px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  text-align: center;

  & > b {
    ${displayText}
    display: block;
    margin-top: 4px;
    color: ${token('colorText')};
    font-size: ${displaySize(38)};
    letter-spacing: 0.04em;
    -webkit-user-select: all;
    user-select: all;
  }
`;

const Address = styled.p`
  margin: 4px 0 0;
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;

  & > small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: inherit;
    -webkit-user-select: none;
    user-select: none;
  }
`;

interface Props {
  group: Group;
  onClose: () => void;
}

/** The code of a group, to be shared by the device's own sheet or copied; its leader makes another one here (rules R23.2). */
export function InviteDialog({ group, onClose }: Props) {
  const { name, cod_access, mine } = group;
  const { said, copy, send } = useShare();
  const [renewing, setRenewing] = useState(false);
  const [renewed, setRenewed] = useState<string | null>(null);
  const shown = formatAccessCode(renewed ?? cod_access);
  const url = useInviteLink(`${ENTER_PATH}?code=${shown}`);
  return (
    <Dialog open onClose={onClose} title={t.title} description={t.lead}>
      <Code>
        {t.code}
        <b>{shown}</b>
      </Code>
      <ShareOptions said={said}>
        <Button icon="share" onClick={() => void send({ title: name, text: t.text(name, shown), url })}>
          {es.share.send}
        </Button>
        <Button kind="secondary" onClick={() => void copy(shown, es.share.codeCopied)}>
          {es.share.copyCode}
        </Button>
        <Button kind="secondary" onClick={() => void copy(url, es.share.linkCopied)}>
          {es.share.copyLink}
        </Button>
      </ShareOptions>
      <Address>
        <small>{t.link}</small>
        {url}
      </Address>
      {mine && (
        <Button kind="ghost" icon="retry" onClick={() => setRenewing(true)}>
          {t.renew}
        </Button>
      )}
      <p role="status">{renewed === null ? '' : t.renewed}</p>
      {renewing && (
        <RenewCode
          group={group.id}
          onClose={() => setRenewing(false)}
          onDone={(code) => {
            setRenewing(false);
            setRenewed(code);
          }}
        />
      )}
    </Dialog>
  );
}

/** The old code lets nobody in any more: it is asked first. */
function RenewCode({ group, onClose, onDone }: { group: number; onClose: () => void; onDone: (code: string) => void }) {
  const write = useGroupWrite(
    (client) => askGroups(client, 'renewCode', { group }),
    ({ cod_access }) => onDone(cod_access),
  );
  return <AskDialog title={t.renewTitle} text={t.renewText} action={t.renew} write={write} onClose={onClose} />;
}
