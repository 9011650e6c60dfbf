import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { GroupInvitation } from '@arma11/core/back-office';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button, ButtonLink, ErrorBlock } from '@arma11/widgets/ui';
import { askGroups } from '../../../group/askGroups';
import { GroupCrest } from '../../../group/GroupCrest';
import { groupHref } from '../../../group/groupHref';
import { useGroupWrite } from '../../../group/useGroupWrite';
import { es } from '../../../messages/es';

const t = es.groups.enter;

const Ticket = styled.section`
  display: grid;
  justify-items: center;
  gap: 16px;
  max-width: 480px;
  padding: 28px 20px 20px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  text-align: center;

  & p {
    margin: 0;
    color: ${token('colorTextMuted')};
  }

  & h2 {
    ${displayText}
    margin: 4px 0 0;
    font-size: ${displaySize(34)};
    overflow-wrap: anywhere;
  }

  & > :last-child {
    width: 100%;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Facts = styled.p`
  && {
    color: ${token('colorText')};
    font-size: ${fontSize(15)};
    line-height: 1.5;
  }

  & > span {
    display: block;
  }
`;

interface Props {
  invitation: GroupInvitation;
  /** As it was shared. */
  code: string;
}

/** What one is invited to, and the button that enters; who is in already is led on. */
export function InvitationTicket({ invitation: { id, name, crest, counts, members, owner, joined }, code }: Props) {
  const navigate = useNavigate();
  const { run, pending, problem } = useGroupWrite(
    (client, sent: string) => askGroups(client, 'join', { body: { code: sent } }),
    (group) => void navigate(groupHref(group.id), { replace: true }),
    { once: true },
  );
  return (
    <Ticket aria-label={name}>
      <GroupCrest crest={crest} size={96} />
      <div>
        <p>{owner && !joined ? t.invites(owner.username) : joined ? t.joined : t.invited}</p>
        <h2>{name}</h2>
      </div>
      <Facts>
        <span>{es.groups.members(members)}</span>
        <span>{es.groups.countsOf[counts]}</span>
      </Facts>
      {problem !== null && <ErrorBlock title={t.failed} text={problem} />}
      {joined ? (
        <ButtonLink wide href={groupHref(id)}>
          {t.open}
        </ButtonLink>
      ) : (
        <Button wide pending={pending} onClick={() => run(code)}>
          {pending ? t.submitting : t.submit}
        </Button>
      )}
    </Ticket>
  );
}
