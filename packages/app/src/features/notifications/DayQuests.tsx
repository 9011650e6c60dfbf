import type { Quest } from '@arma11/core/contract';
import { es } from '../../messages/es';
import { SummaryHeading } from '../../day/SummaryHeading';
import { SummaryRow } from '../../day/SummaryRow';

/** How far the player's quests have come; one that can be paid says so. `onLeave` is called when one is opened. */
export function DayQuests({ quests, onLeave }: { quests: readonly Quest[]; onLeave: () => void }) {
  const t = es.notices.day;
  if (quests.length === 0) return null;
  return (
    <>
      <SummaryHeading>{t.quests}</SummaryHeading>
      {quests.map((quest) => (
        <SummaryRow key={quest.id} href="/play/quest" onClick={onLeave}>
          <span>{quest.title}</span>
          <b>{stateOf(quest)}</b>
        </SummaryRow>
      ))}
    </>
  );
}

function stateOf({ claimed, claimable, status }: Quest): string {
  const t = es.notices.day;
  if (claimed) return t.questPaid;
  return claimable ? t.questReady : t.questSteps(status.cumplidas, status.total);
}
