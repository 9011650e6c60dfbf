import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { prediQueries, useClient } from '@arma11/core';
import type { PrediRoom } from '@arma11/core/contract';
import { Skeleton } from '@arma11/widgets/ui';
import { Block } from '../../../page/Column';
import { NotFoundPage } from '../../../page/NotFoundPage';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { roomId } from '../../../page/roomId';

interface Props {
  title: string;
  lead?: string;
  children: (room: PrediRoom) => ReactNode;
}

/** A page about the private room that `:idSala` of the address names. */
export function OwnSala({ title, lead, children }: Props) {
  const id = roomId(useParams().idSala);
  const room = useQuery({ ...prediQueries.sala(useClient(), id ?? 0), enabled: id !== null });
  if (id === null) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={title}
        lead={room.data ? [room.data.name, lead].filter(Boolean).join('. ') : (lead ?? '\u00a0')}
      />
      <Block>
        <QuerySection query={room} skeleton={<Skeleton height={420} />}>
          {children}
        </QuerySection>
      </Block>
    </>
  );
}
