import { usePrediWords, type PrediMessages } from '../messages/predi.es';
import type { RoomPhase } from '../RoomCard/roomPhase';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { LiveRegion } from '../ui/LiveRegion';
import { OfflineNote } from '../ui/OfflineNote';
import { Segments } from '../ui/Segments';
import type { LockEvent } from './match/matchClock';
import type { PanelNotice } from './panelNotice';
import { NoticeRow, ProgressRow } from './PanelStatus.styles';
import type { PanelState } from './prediccionPanelState';
import { progressProps } from './progressProps';

const icons = { good: 'check', bad: 'warning', plain: 'info' } as const;

/** How much is answered and what happened to the answers. */
export function PanelStatus({ panel, paid }: { panel: PanelState; paid: boolean }) {
  const t = usePrediWords();
  const { notice, save, lockEvent } = panel;
  const words = lockWords(lockEvent, t);
  const closed = lockEvent?.minutes === 0;
  return (
    <>
      {(panel.joined || panel.editable) && <Progress panel={panel} />}
      <Notice notice={notice ?? restingNotice(panel, paid, t)} onRetry={() => void save()} />
      <LiveRegion message={closed ? '' : words} />
      <LiveRegion message={closed ? words : ''} urgent />
    </>
  );
}

/** 'Answered' as words and as a bar, which is never under 0 nor over 100 (product §5). */
function Progress({ panel: { answered } }: { panel: PanelState }) {
  const t = usePrediWords();
  return (
    <ProgressRow>
      <span>{t.answered(answered.done, answered.total)}</span>
      <div {...progressProps(answered, t)}>
        <Segments filled={answered.done} total={answered.total} tone="accent" />
      </div>
    </ProgressRow>
  );
}

/** The line is always there while answers can change, so that nothing moves when it has something to tell. */
function restingNotice(panel: PanelState, paid: boolean, t: PrediMessages): PanelNotice | null {
  const { editable, joined, dirty, saving, phase } = panel;
  if (!joined && !editable) return seatNotice(phase, t);
  if (!editable) return null;
  if (!joined) return { tone: 'plain', text: paid ? t.paidOnSite : t.joinFirst };
  if (saving) return { tone: 'quiet', text: t.saving };
  return { tone: 'quiet', text: dirty ? t.unsaved : t.nothingToSave };
}

/** Why who is not in can only look. */
function seatNotice(phase: RoomPhase, t: PrediMessages): PanelNotice | null {
  if (phase === 'full') return { tone: 'plain', text: t.roomFull };
  return phase === 'closed' || phase === 'live' ? { tone: 'plain', text: t.roomClosed } : null;
}

function Notice({ notice, onRetry }: { notice: PanelNotice | null; onRetry: () => void }) {
  const t = usePrediWords();
  if (!notice) return null;
  const { tone, text } = notice;
  if (tone === 'waiting')
    return (
      <NoticeRow part="status" data-tone={tone}>
        <OfflineNote title={t.queuedTitle} text={text} />
      </NoticeRow>
    );
  const urgent = tone === 'bad';
  // A new element for a failure: a role that changes in place is not announced.
  return (
    <NoticeRow key={String(urgent)} part="status" data-tone={tone} role={urgent ? 'alert' : 'status'}>
      {tone !== 'quiet' && <Icon name={icons[tone]} size={20} stroke={tone === 'good' ? 2.6 : 2} />}
      <span>{text}</span>
      {notice.retry && (
        <Button kind="ghost" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
    </NoticeRow>
  );
}

/** What is said aloud: at 15, 5 and 1 minutes and at the lock, and never each second (product §10.2). */
function lockWords(event: LockEvent | null, t: PrediMessages): string {
  if (!event) return '';
  const name = t.versus(event.match.local.name, event.match.visit.name);
  return event.minutes === 0 ? t.justClosed(name) : t.closesSoon(name, event.minutes);
}
