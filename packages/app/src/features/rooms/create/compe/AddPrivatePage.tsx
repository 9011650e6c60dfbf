import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { compeQueries, useClient } from '@arma11/core';
import type { SalaCompe } from '@arma11/core/contract';
import { formatAccessCode, isOpen, isPrivate } from '@arma11/core/domain';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { Block, CardGrid } from '../../../../page/Column';
import { PageHead } from '../../../../page/PageHead';
import { CodeForm } from '../../codes/CodeForm';
import { ShareCode } from '../../codes/ShareCode';
import { CreateSala } from './CreateSala';

const t = es.compeRooms.private;

/** `/compe/add-private`: enter a friend's room by its code, or make one and share its code. */
export function AddPrivatePage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <SectionHeading title={t.enter} />
        <CodeForm
          typed=""
          searching={false}
          refusal={undefined}
          onCode={(code) => void navigate(`/compe/sala/join/?code=${formatAccessCode(code)}`)}
        />
      </Block>
      <CreateSala />
      <MyCodes />
    </>
  );
}

const isInviting = ({ sala_detail: room }: SalaCompe) => isPrivate(room) && isOpen(room) && room.cod_access !== null;

/** The player's private rooms that still take friends; nothing while there is none. */
function MyCodes() {
  const { data } = useInfiniteQuery(compeQueries.mine(useClient()));
  const mine = data?.pages.flatMap(({ results }) => results).filter(isInviting) ?? [];
  if (mine.length === 0) return null;
  return (
    <Block>
      <SectionHeading title={t.codes} />
      <CardGrid>
        {mine.map(({ id, sala_detail: { name, cod_access, lock_at } }) => (
          <section key={id} aria-label={name}>
            <h3>{name}</h3>
            <ShareCode name={name} code={cod_access ?? ''} lockAt={lock_at} />
          </section>
        ))}
      </CardGrid>
    </Block>
  );
}
