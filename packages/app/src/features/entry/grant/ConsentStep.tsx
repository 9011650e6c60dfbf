import { useMutation, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountsQueries, useClient, useSession, writing } from '@arma11/core';
import { grantEmbed, type EmbedGrantRequest } from '@arma11/core/site';
import { EMBED_GRANT_HOURS, type EmbedConfig } from '@arma11/core/contract';
import { embedCode } from '@arma11/core/domain';
import { token } from '@arma11/widgets/theme';
import { Avatar, Button, ErrorBlock, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { ArrivalNote } from './ArrivalNote';
import type { Arrival } from './arrivalOf';
import { PermissionList } from './PermissionList';
import { useDeliberateTap } from './useDeliberateTap';
import { Actions, StepHeading } from './Window';

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${token('target')};

  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  margin: 0;
  color: ${token('colorTextMuted')};
`;

interface Props {
  request: EmbedGrantRequest;
  site: EmbedConfig;
  arrival: Arrival;
  title: string;
  host: string | undefined;
  onEnd: (granted: boolean) => void;
}

/** Says which site asks for what, and lets the player decide. */
export function ConsentStep({ request, site, arrival, title, host, onEnd }: Props) {
  const client = useClient();
  const unhurried = useDeliberateTap();
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: () => grantEmbed(client, request),
    onSuccess: () => onEnd(true),
  });
  const t = es.grant;
  const state = 'state' in request ? request.state : null;
  // The page shows it while it waits; it asks for a look only where the browser leaves a doubt.
  const known = arrival.from === 'site' ? state : null;
  return (
    <>
      <StepHeading title={title} site={known && host ? t.siteWithCode(host, embedCode(known)) : host} />
      <Player />
      <ArrivalNote arrival={arrival} partner={site.partner} state={state} />
      {'link' in request && <Note>{t.linkNote(site.partner)}</Note>}
      <PermissionList scopes={site.scopes} />
      <Note>{'link' in request ? t.lastsUntilTaken : t.lastsHours(EMBED_GRANT_HOURS)}</Note>
      {error && <ErrorBlock text={error.message} />}
      <Actions>
        <Button kind="secondary" onClick={() => onEnd(false)}>
          {t.cancel}
        </Button>
        <Button pending={isPending} onClick={() => unhurried() && mutate()}>
          {isPending ? t.allowing : t.allow}
        </Button>
      </Actions>
    </>
  );
}

/** Whose account it is, and the way to another. */
function Player() {
  const { signOut } = useSession();
  const { data } = useQuery(accountsQueries.user(useClient()));
  if (!data) return <Skeleton height={48} />;
  const t = es.grant;
  return (
    <Who>
      <Avatar seed={data.id} src={data.avatar} size={40} />
      <span>{t.as(data.username)}</span>
      <Button kind="ghost" onClick={() => void signOut()}>
        {t.notYou}
      </Button>
    </Who>
  );
}
