import type { IconName } from '@arma11/core';
import { useMoney } from '../headless/useMoney';
import { useServerNow } from '../headless/useServerNow';
import { useViewer } from '../headless/useViewer';
import { useJoinSheetWords, type JoinSheetMessages } from '../messages/joinSheet.es';
import { Button, Dialog, Icon } from '../ui';
import { ScoringLine } from './ScoringLine';
import { JoinModes } from './JoinModes';
import { JoinPrizes } from './JoinPrizes';
import { Note, Stakes, Terms } from './JoinSheet.styles';
import { commissionPercent, keepsWhenFull, leaveUntil } from './joinTerms';
import { spokenDay } from './spokenDay';
import type { RoomFacts } from './roomFacts';
import type { Joining } from './useJoinRoom';

/** Props of JoinSheet. */
export interface JoinSheetProps {
  facts: RoomFacts;
  join: Joining;
  onRecharge?: (() => void) | undefined;
}

/** Asks before a seat is paid: fee, pot, prizes, commission, balance after, lock, and until when one can leave (product §10.3). */
export function JoinSheet({ facts, join, onRecharge }: JoinSheetProps) {
  const t = useJoinSheetWords();
  return (
    <Dialog
      open={join.asking}
      onClose={join.cancel}
      title={t.confirmTitle(facts.title)}
      description={facts.detail}
      footer={join.asking && <Actions facts={facts} join={join} onRecharge={onRecharge} />}
    >
      {join.asking && <Conditions facts={facts} join={join} />}
    </Dialog>
  );
}

function Conditions({ facts, join }: Pick<JoinSheetProps, 'facts' | 'join'>) {
  const t = useJoinSheetWords();
  const money = useMoney();
  const missing = useMissing(facts, join);
  return (
    <>
      <Stakes>
        <div>
          {t.confirmFee}
          <b>{money.fee(facts.amount_ins)}</b>
        </div>
        <div>
          {t.confirmPot}
          <b>{money.amount(facts.pozo)}</b>
        </div>
      </Stakes>
      <JoinPrizes facts={facts} />
      {facts.predi?.scoring && <ScoringLine scoring={facts.predi.scoring} />}
      <TermsList facts={facts} missing={missing} />
      {missing > 0 ? (
        <Line icon="warning" tone="bad" text={t.missing(money.amount(missing))} />
      ) : (
        <LeaveLine facts={facts} />
      )}
      {join.problem && <Line icon="warning" tone="bad" text={join.problem} alert />}
    </>
  );
}

function TermsList({ facts, missing }: { facts: RoomFacts; missing: number }) {
  const t = useJoinSheetWords();
  const money = useMoney();
  const { user } = useViewer();
  const now = useServerNow(facts.lockAt);
  return (
    <Terms>
      <dt>
        {t.confirmCommission(commissionPercent(facts))} <small>{t.commissionHelp}</small>
      </dt>
      <dd>{t.included}</dd>
      {user && user.saldo !== null && missing === 0 && (
        <>
          <dt>{t.balanceAfter}</dt>
          <dd>{money.amount(user.saldo - facts.amount_ins)}</dd>
        </>
      )}
      <dt>{t.locks}</dt>
      <dd>{dayWords(facts.lockAt, now, t)}</dd>
      <JoinModes facts={facts} />
    </Terms>
  );
}

function LeaveLine({ facts }: { facts: RoomFacts }) {
  const t = useJoinSheetWords();
  const now = useServerNow(facts.lockAt);
  const until = leaveUntil(facts, now);
  if (until === null) return <Line icon="info" text={t.noLeaving} />;
  const { when, day, hour } = spokenDay(until, now, t);
  const words = when === 'today' ? t.leaveUntil(hour) : t.leaveUntilDay(day, hour);
  return <Line icon="clock" text={keepsWhenFull(facts) ? t.noLeavingWhenFull(words) : `${words}.`} />;
}

interface LineProps {
  icon: IconName;
  text: string;
  tone?: 'bad';
  alert?: boolean;
}

function Line({ icon, text, tone, alert }: LineProps) {
  return (
    <Note data-tone={tone} role={alert ? 'alert' : undefined}>
      <Icon name={icon} size={20} />
      <span>{text}</span>
    </Note>
  );
}

function Actions({ facts, join, onRecharge }: JoinSheetProps) {
  const t = useJoinSheetWords();
  const money = useMoney();
  const missing = useMissing(facts, join);
  const label = join.uncertain ? t.verify : t.pay(money.amount(facts.amount_ins));
  return (
    <>
      {missing === 0 && (
        <Button wide pending={join.pending} onClick={join.confirm}>
          {join.pending ? t.joining : label}
        </Button>
      )}
      {missing > 0 && onRecharge && (
        <Button wide onClick={onRecharge}>
          {t.recharge}
        </Button>
      )}
      <Button wide kind="ghost" onClick={join.cancel}>
        {t.cancel}
      </Button>
    </>
  );
}

/** What the server says is missing, or what the balance shows before asking it. */
function useMissing(facts: RoomFacts, join: Joining): number {
  const { user } = useViewer();
  if (join.missing > 0) return join.missing;
  const saldo = user?.saldo ?? null;
  return saldo === null ? 0 : Math.max(0, facts.amount_ins - saldo);
}

function dayWords(moment: string, now: number, t: JoinSheetMessages): string {
  const { when, day, hour } = spokenDay(moment, now, t);
  if (when === 'today') return t.today(hour);
  return when === 'tomorrow' ? t.tomorrow(hour) : `${day}, ${hour}`;
}
