import { lazy, Suspense } from 'react';
import type { Sala } from '@arma11/core/contract';
import { hasJoined } from '@arma11/core/domain';
import { lazyExtra } from '../../page/lazyExtra';
import { useOutbox } from '../../offline/outbox/useOutbox';
import { useCompeSala } from '../../room/openRoom';
import { TeamEditor } from './TeamEditor';

// Who opens this page has a seat nearly always.
const NotInSala = lazy(async () => ({ default: (await import('./NotInSala')).NotInSala }));

const AfterTeam = lazyExtra<'AfterTeam', { sala: Sala }>(() => import('./AfterTeam'), 'AfterTeam');

/** `/compe/sala/{idSala}`: the lineup editor. */
export function CompeTeamPage() {
  const sala = useCompeSala();
  useOutbox();
  if (!hasJoined(sala)) return <NotInSala sala={sala} />;
  return (
    <>
      <TeamEditor entryId={sala.ins_user} />
      <Suspense fallback={null}>
        <AfterTeam sala={sala} />
      </Suspense>
    </>
  );
}
