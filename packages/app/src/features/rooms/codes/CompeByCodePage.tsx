import { useState } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { Arma11Error, useClient } from '@arma11/core';
import { compeRoomQueries } from '@arma11/core/site';
import type { RoomOffer } from '@arma11/core/contract';
import { formatAccessCode, normaliseAccessCode } from '@arma11/core/domain';
import { token } from '@arma11/widgets/theme';
import { EmptyState, Link, LiveRegion, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block, CardGrid } from '../../../page/Column';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { EnterRoom } from '../../../room/EnterRoom';
import { RoomSkeletons } from '../../../room/RoomSkeletons';
import { SalaCard } from '../../../room/SalaCard';
import { CodeForm } from './CodeForm';

const Hint = styled.p`
  & > a {
    display: inline-block;
    padding-block: 12px;
    color: ${token('colorAccent')};
  }
`;

const t = es.compeRooms.byCode;
const wrong = es.prediRooms.code.wrong;

/**
 * `/compe/sala/join/?code`: the room that a code opens, with its terms, before its entry is paid. Who came by a shared
 * address meets the room first.
 */
export function CompeByCodePage() {
  const [query, setQuery] = useSearchParams();
  const typed = query.get('code') ?? '';
  const code = normaliseAccessCode(typed) ?? '';
  const [invited] = useState(code !== '');
  const found = useQuery({ ...compeRoomQueries.byCode(useClient(), code), enabled: code !== '' });
  const search = (next: string) => {
    if (next === code) void found.refetch();
    else setQuery({ code: formatAccessCode(next) }, { replace: true });
  };
  const refusal = typed !== '' && code === '' ? wrong : refusalOf(found.error);
  const opens = code !== '' && refusal === undefined;
  const form = (
    <Block>
      <CodeForm
        typed={typed}
        searching={found.isFetching}
        found={opens && Boolean(found.data)}
        refusal={refusal}
        onCode={search}
      />
      {refusal !== undefined && <OtherGame code={code} />}
    </Block>
  );
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      {!invited && form}
      {opens && <Opened code={code} found={found} />}
      {invited && !found.isLoading && form}
    </>
  );
}

function Opened({ code, found }: { code: string; found: UseQueryResult<RoomOffer | null> }) {
  return (
    <>
      <LiveRegion message={found.data ? t.foundSaid(found.data.name) : ''} />
      <Block>
        <QuerySection query={found} skeleton={<RoomSkeletons kind="compe" count={1} />}>
          {(room) => <Found room={room} code={code} />}
        </QuerySection>
      </Block>
    </>
  );
}

function Found({ room, code }: { room: RoomOffer | null; code: string }) {
  if (!room) return <EmptyState drawing="ticket" text={t.none} />;
  return (
    <>
      <SectionHeading title={t.found} />
      <CardGrid>
        <EnterRoom button="[part~='action']">
          <SalaCard room={room} code={code} />
        </EnterRoom>
      </CardGrid>
    </>
  );
}

/** Codes look the same in both games. */
function OtherGame({ code }: { code: string }) {
  const path = code === '' ? '/predi/sala-join' : `/predi/sala-join?code=${formatAccessCode(code)}`;
  return (
    <Hint>
      {t.predi} <Link href={path}>{t.prediLink}</Link>
    </Hint>
  );
}

/** The server's answer to a code that opens nothing; a failure to ask is not one. */
function refusalOf(error: Error | null): string | undefined {
  if (!(error instanceof Arma11Error) || error.code === 'network' || error.code === 'server') return undefined;
  return error.serverCode === 'CODIGO_NO_EXISTE' ? wrong : error.message;
}
