import { styled } from 'styled-components';
import { formatAccessCode } from '@arma11/core/domain';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { useInviteLink } from '../../../../share/useInviteLink';
import { useShare } from '../../../../share/useShare';
import { SmallNote } from '../../SmallNote';

const Panel = styled.div`
  display: grid;
  gap: 12px;
  max-width: 560px;
  padding: 20px 16px 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};

  & > p {
    margin: 0;
    text-align: center;
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & b {
    ${displayText}
    display: block;
    margin-top: 4px;
    font-size: ${displaySize(38)};
    letter-spacing: 0.04em;
    -webkit-user-select: all;
    user-select: all;
  }
`;

const Link = styled.span`
  display: block;
  /* It grows by the name of who shares it once that is known. */
  min-height: 4.2em;
  min-height: 3lh;
  margin-top: 2px;
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;
`;

const Copies = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 8px;
`;

const t = es.prediRooms.share;

/** The code of a room, written large, and the ways to give it to friends. */
export function InvitationPanel({ id, name, code }: { id: number; name: string; code: string }) {
  const { said, copy, send } = useShare();
  const shown = formatAccessCode(code);
  const url = useInviteLink(`/predi/sala-join?code=${shown}&predi=${id}`);
  return (
    <Panel>
      <p>
        <small>{t.code}</small>
        <b>{shown}</b>
      </p>
      <Button icon="share" wide onClick={() => void send({ title: name, text: t.text(name, shown), url })}>
        {t.send}
      </Button>
      <Copies>
        <Button kind="secondary" onClick={() => void copy(shown, es.share.codeCopied)}>
          {es.share.copyCode}
        </Button>
        <Button kind="secondary" onClick={() => void copy(url, es.share.linkCopied)}>
          {es.share.copyLink}
        </Button>
      </Copies>
      <SmallNote as="div" role="status">
        {said || ' '}
      </SmallNote>
      <div>
        <small>{t.link}</small>
        <Link>{url}</Link>
      </div>
    </Panel>
  );
}
