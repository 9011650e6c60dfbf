import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { afterJoin, invalidate, leaveRoom, useClient, writing } from '@arma11/core';
import { useMoney, useServerNow } from '@arma11/widgets';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button, Dialog, ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { leaveLimit, type LeavableRoom } from '../leaveLimit';

const Note = styled.p`
  margin: 8px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  text-align: center;
`;

interface Props {
  kind: 'compe' | 'predi';
  id: number;
  room: LeavableRoom;
  /** Where to go afterwards. */
  exitHref: string;
}

/** Gives the seat back while that is allowed, asking first. */
export function LeaveRoom({ kind, id, room, exitHref }: Props) {
  const [asking, setAsking] = useState(false);
  const limit = leaveLimit(room);
  const now = useServerNow(new Date(limit ?? 0).toISOString());
  if (limit === null || now >= limit) return null;
  const t = es.room.info;
  return (
    <Block>
      <Button kind="secondary" tone="danger" wide onClick={() => setAsking(true)}>
        {t.leave}
      </Button>
      <Note>{(room.free_exit_until ? t.freeExitUntil : t.leaveUntil)(es.dates.kickoff(limit))}</Note>
      <Confirm open={asking} onClose={() => setAsking(false)} kind={kind} id={id} room={room} exitHref={exitHref} />
    </Block>
  );
}

function Confirm({ open, onClose, kind, id, room, exitHref }: Props & { open: boolean; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const money = useMoney();
  const t = es.room.info;
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: () => leaveRoom(client, kind, id),
    onSuccess: () => void navigate(exitHref),
    onSettled: () => void invalidate(queryClient, afterJoin),
  });
  const footer = (
    <>
      <Button tone="danger" wide pending={isPending} onClick={() => mutate()}>
        {isPending ? t.leaving : t.leave}
      </Button>
      <Button kind="ghost" wide onClick={onClose}>
        {t.stay}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t.leaveTitle} placement="center" footer={footer}>
      <p>{room.amount_ins > 0 ? t.leaveText(money.amount(room.amount_ins)) : t.leaveTextFree}</p>
      {error && <ErrorBlock text={error.message} />}
    </Dialog>
  );
}
