import { useState } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Arma11Error, prediQueries, useClient } from '@arma11/core';
import { prediRoomQueries } from '@arma11/core/site';
import { normaliseAccessCode } from '@arma11/core/domain';
import { LiveRegion } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { roomId } from '../../../page/roomId';
import { PrediCard } from '../../../room/PrediCard';
import { RoomSkeletons } from '../../../room/RoomSkeletons';
import { CodeForm } from './CodeForm';
import { CodeMatches } from './CodeMatches';
import { FoundRoom, type CodedRoom } from './FoundRoom';

const t = es.prediRooms.code;

/**
 * A room by its access code: the code, then the room with its matches, then the seat. The address keeps the code; who
 * came by a shared address meets the room first.
 */
export function CodeEntry({ title, lead }: { title: string; lead: string }) {
  const [query, setQuery] = useSearchParams();
  const typed = query.get('code') ?? '';
  const code = normaliseAccessCode(typed) ?? '';
  const [invited] = useState(code !== '');
  const found = useQuery({ ...prediRoomQueries.byCode(useClient(), code), enabled: code !== '' });
  const search = (next: string) => {
    if (next === code) void found.refetch();
    else setQuery({ code: next }, { replace: true });
  };
  const refusal = typed !== '' && code === '' ? t.wrong : refusalOf(found.error);
  const opens = code !== '' && refusal === undefined;
  const form = (
    <Block>
      <CodeForm
        typed={typed}
        searching={found.isFetching}
        found={opens && found.data !== undefined}
        refusal={refusal}
        onCode={search}
      />
    </Block>
  );
  return (
    <>
      <PageHead title={title} lead={lead} />
      {!invited && form}
      {opens && <Opened code={code} found={found} />}
      {invited && !found.isLoading && form}
      {typed === '' && <KnownRoom id={roomId(query.get('predi') ?? undefined)} />}
    </>
  );
}

/** What a code opens: the room, and the matches that it asks about. */
function Opened({ code, found }: { code: string; found: UseQueryResult<CodedRoom> }) {
  return (
    <>
      <LiveRegion message={found.data ? t.foundSaid(found.data.name) : ''} />
      <Block>
        <QuerySection query={found} skeleton={<RoomSkeletons kind="predi" count={1} />}>
          {(room) => <FoundRoom room={room} code={code} />}
        </QuerySection>
      </Block>
      {found.data && <CodeMatches code={code} />}
    </>
  );
}

/** The room of a link without its code: shown to who may see it, else the code is still to be asked. */
function KnownRoom({ id }: { id: number | null }) {
  const { data } = useQuery({ ...prediQueries.sala(useClient(), id ?? 0), enabled: id !== null });
  if (!data) return null;
  return (
    <Block>
      <PrediCard room={data} />
    </Block>
  );
}

/** The server's answer to a code that opens nothing; a failure to ask is not one. */
function refusalOf(error: Error | null): string | undefined {
  if (!(error instanceof Arma11Error) || error.status === undefined || error.status >= 500) return undefined;
  return error.serverCode === 'CODIGO_NO_EXISTE' ? t.wrong : error.message;
}
