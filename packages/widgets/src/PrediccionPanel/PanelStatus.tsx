import { useMessages } from '../provider/MessagesContext';
import type { PrediMessages } from '../messages/predi.es';
import { Button, Icon, LiveRegion, OfflineNote, Segments } from '../ui';
import type { LockEvent } from './matchClock';
import type { PanelNotice } from './panelNotice';
import { NoticeRow, ProgressRow } from './PrediccionPanel.styles';
import type { PrediccionPanelState } from './usePrediccionPanel';

const icons = { good: 'check', bad: 'warning', plain: 'info' } as const;

/** How much is answered and what happened to the answers. */
export function PanelStatus({ panel }: { panel: PrediccionPanelState }) {
  const t = useMessages().predi;
  const { answered, notice, save, lockEvent, joined, dirty, editable } = panel;
  const words = t.answered(answered.done, answered.total);
  const draft: PanelNotice | null = editable && !joined && dirty ? { tone: 'plain', text: t.joinFirst } : null;
  return (
    <>
      <ProgressRow>
        <span>{words}</span>
        <div>
          <Segments filled={answered.done} total={answered.total} label={words} tone="accent" />
        </div>
      </ProgressRow>
      <Notice notice={notice ?? draft} onRetry={save} />
      <LiveRegion message={lockEvent?.minutes === 0 ? '' : lockWords(lockEvent, t)} />
      <LiveRegion message={lockEvent?.minutes === 0 ? lockWords(lockEvent, t) : ''} urgent />
    </>
  );
}

function Notice({ notice, onRetry }: { notice: PanelNotice | null; onRetry: () => void }) {
  const t = useMessages().predi;
  if (!notice) return null;
  if (notice.tone === 'waiting')
    return (
      <NoticeRow part="status" data-tone="waiting">
        <OfflineNote title={t.queuedTitle} text={notice.text} />
      </NoticeRow>
    );
  return (
    <NoticeRow part="status" data-tone={notice.tone} role={notice.tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={icons[notice.tone]} size={20} stroke={notice.tone === 'good' ? 2.6 : 2} />
      <span>{notice.text}</span>
      {notice.retry && (
        <Button kind="ghost" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
    </NoticeRow>
  );
}

/** What is said aloud: at 15, 5 and 1 minutes and at the lock, and never each second (ux.md §4.2). */
function lockWords(event: LockEvent | null, t: PrediMessages): string {
  if (!event) return '';
  const name = t.versus(event.match.local.name, event.match.visit.name);
  return event.minutes === 0 ? t.justClosed(name) : t.closesSoon(name, event.minutes);
}
