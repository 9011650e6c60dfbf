import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button, Card, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { Block } from '../page/Column';
import { ShareOptions } from './ShareOptions';
import { useInviteLink } from './useInviteLink';
import { useShare } from './useShare';

const t = es.share;

const Lead = styled.p`
  margin: 0 0 12px;
  color: ${token('colorTextMuted')};
`;

const Link = styled.p`
  margin: 12px 0 0;
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

/** 'Invita a un amigo': the player's own link, by which whoever registers counts as invited. */
export function InviteFriend() {
  const { said, copy, send } = useShare();
  const url = useInviteLink('/');
  const invitation = { title: t.friendTitle, text: t.friendText, url };
  return (
    <Block>
      <SectionHeading title={t.friend} />
      <Card>
        <Lead>{t.friendLead}</Lead>
        <ShareOptions said={said}>
          <Button kind="secondary" icon="share" onClick={() => void send(invitation)}>
            {t.invite}
          </Button>
          <Button kind="secondary" icon="copy" onClick={() => void copy(url, t.linkCopied)}>
            {t.copyLink}
          </Button>
        </ShareOptions>
        <Link>
          <small>{t.link}</small>
          {url}
        </Link>
      </Card>
    </Block>
  );
}
