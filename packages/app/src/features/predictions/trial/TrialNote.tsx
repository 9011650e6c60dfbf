import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { PrediRoom } from '@arma11/core/contract';
import { ButtonLink } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { Note } from '../../../page/Note';
import { forgetTrial, readTrial, wholeScores } from '../../../page/trial/trialScores';

const Place = styled(Block)`
  margin-bottom: 16px;
`;

/** Says to who has no seat what becomes of the answers that they gave as a guest: kept until the lock, or too late. */
export function TrialNote({ room: { id, estado, lock_at } }: { room: PrediRoom }) {
  const client = useClient();
  const [kept] = useState(() => readTrial(id));
  const cancelled = estado === 'cancelada';
  const over = cancelled || (estado !== 'abierta' && estado !== 'llena') || Date.parse(lock_at) <= client.serverNow();
  useEffect(() => {
    if (over) forgetTrial(id);
  }, [over, id]);
  const answered = kept ? wholeScores(kept) : 0;
  if (answered === 0) return null;
  const t = es.trial;
  const full = estado === 'llena' ? t.full(answered) : t.waiting(answered);
  const action =
    over || estado === 'llena' ? (
      <ButtonLink kind="secondary" href="/predi/ins">
        {t.others}
      </ButtonLink>
    ) : null;
  return (
    <Place role="status">
      <Note icon={over ? 'warning' : 'info'} tone={over ? 'bad' : 'plain'} action={action}>
        {over ? (cancelled ? t.cancelled : t.late) : full}
      </Note>
    </Place>
  );
}
