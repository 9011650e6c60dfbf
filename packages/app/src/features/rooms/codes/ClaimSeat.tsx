import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { afterJoin, invalidate, joinPredi, useClient, writing } from '@arma11/core';
import { Button, ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { SmallNote } from '../SmallNote';
import type { CodedRoom } from './FoundRoom';

const t = es.prediRooms.code.seat;

const Claim = styled.div`
  margin-top: 12px;
`;

/** The seat of a pool that was played elsewhere, with its answers: taken by whoever holds its code (rules R17.4). */
export function ClaimSeat({
  room,
  code,
  seat,
}: {
  room: CodedRoom;
  code: string;
  seat: { person: string; answered: number };
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: () => joinPredi(client, { predi: room.id, code }),
    onSuccess: ({ predi }) => void navigate(`/predi/sala/${predi.id}`),
    onSettled: () => void invalidate(queryClient, afterJoin),
  });
  return (
    <>
      <SmallNote>{t.of(seat.person, seat.answered)}</SmallNote>
      {room.join_allowed && (
        <Claim>
          <Button wide pending={isPending} onClick={() => mutate()}>
            {isPending ? t.claiming : t.claim}
          </Button>
        </Claim>
      )}
      {error && <ErrorBlock text={error.message} />}
    </>
  );
}
