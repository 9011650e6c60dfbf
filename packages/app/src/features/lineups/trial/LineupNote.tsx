import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { Sala } from '@arma11/core/contract';
import { es } from '../../../messages/es';
import { Note } from '../../../page/Note';
import { forgetKeptLineup, readKeptLineup } from '../../../page/trial/keptLineup';

const Place = styled.div`
  margin-bottom: 16px;
`;

/** Says to who has no seat what becomes of the eleven that they made as a guest: kept until the lock, or too late. */
export function LineupNote({ sala: { id, estado, lock_at } }: { sala: Sala }) {
  const client = useClient();
  const [kept] = useState(() => readKeptLineup(id));
  const cancelled = estado === 'cancelada';
  const over = cancelled || (estado !== 'abierta' && estado !== 'llena') || Date.parse(lock_at) <= client.serverNow();
  useEffect(() => {
    if (over) forgetKeptLineup(id);
  }, [over, id]);
  if (!kept?.chosen) return null;
  const t = es.lineupTrial;
  const ended = cancelled ? t.cancelled : t.late;
  const stays = estado === 'llena' ? t.full : t.waiting;
  return (
    <Place role="status">
      <Note icon={over ? 'warning' : 'info'} tone={over ? 'bad' : 'plain'}>
        {over ? ended : stays}
      </Note>
    </Place>
  );
}
