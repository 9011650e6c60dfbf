import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { afterJoin, invalidate, useClient, writing } from '@arma11/core';
import { createPrivateSala, type NewPrivateSala } from '@arma11/core/site';
import type { Sala } from '@arma11/core/contract';
import { token } from '@arma11/widgets/theme';
import { Button, ButtonLink, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { Block } from '../../../../page/Column';
import { lazyExtra } from '../../../../page/lazyExtra';
import { PageBoundary } from '../../../../page/PageBoundary';
import type { ForGroupProps } from '../../../../group/ForGroup';
import { ShareCode } from '../../codes/ShareCode';
import { ConfirmCreate } from './ConfirmCreate';
import { CreateForm } from './CreateForm';

// Asked for once a room is there.
const ForGroup = lazyExtra<'ForGroup', ForGroupProps>(() => import('../../../../group/ForGroup'), 'ForGroup');

const Lead = styled.p`
  margin: 0 0 12px;
  color: ${token('colorTextMuted')};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 12px;
`;

const Done = styled.div`
  max-width: 480px;

  &:focus {
    outline: none;
  }
`;

const t = es.compeRooms.create;

interface Made {
  sala: Sala;
  cod_access: string;
}

/** Makes a private room: free ones at once, paid ones after asking. What was typed stays until it is made. */
export function CreateSala() {
  const client = useClient();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<NewPrivateSala | null>(null);
  const { mutate, reset, isPending, error, data } = useMutation({
    ...writing,
    mutationFn: (room: NewPrivateSala) => createPrivateSala(client, room),
    onSuccess: () => setAsking(null),
    onSettled: () => void invalidate(queryClient, afterJoin),
  });
  const submit = (room: NewPrivateSala) => {
    reset();
    if (room.amount_ins > 0) setAsking(room);
    else mutate(room);
  };
  return (
    <Block>
      <SectionHeading title={t.title} />
      <Lead>{t.text}</Lead>
      {data ? (
        <Ready made={data} onAnother={reset} />
      ) : (
        <CreateForm pending={isPending} error={asking ? null : error} onSubmit={submit} />
      )}
      <ConfirmCreate
        room={data ? null : asking}
        pending={isPending}
        error={error}
        onConfirm={mutate}
        onClose={() => setAsking(null)}
      />
    </Block>
  );
}

/** The new room with its code; the focus comes here, since the form that had it is gone. */
function Ready({ made: { sala, cod_access }, onAnother }: { made: Made; onAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Done ref={box} tabIndex={-1} role="group" aria-label={t.done(sala.name)}>
      <SectionHeading title={t.done(sala.name)} level={3} />
      <Lead>{t.doneText}</Lead>
      <ShareCode name={sala.name} code={cod_access} lockAt={sala.lock_at} />
      <Ways>
        <ButtonLink href={`/compe/sala/${sala.id}`}>{t.play}</ButtonLink>
        <Button kind="ghost" onClick={onAnother}>
          {t.another}
        </Button>
      </Ways>
      <PageBoundary wait={null}>
        <ForGroup kind="compe" room={sala.id} />
      </PageBoundary>
    </Done>
  );
}
