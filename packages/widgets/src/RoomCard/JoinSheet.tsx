import { useQuery } from '@tanstack/react-query';
import { prediQueries, salasQueries, useClient } from '@arma11/core';
import type { IconName } from '@arma11/core/art';
import type { Award } from '@arma11/core/contract';
import { useServerNow } from '../clock/useServerNow';
import type { RoomCardMessages } from '../messages/roomCard.es';
import { useMessages } from '../provider/MessagesContext';
import { Button, Dialog, Icon, Skeleton } from '../ui';
import { useMoney } from '../viewer/useMoney';
import { useViewer } from '../viewer/useViewer';
import { Heading, Note, Prizes, Stakes, Terms } from './JoinSheet.styles';
import { commissionPercent, joinAwards, keepsWhenFull, leaveUntil, type JoinAwards } from './joinTerms';
import { spokenDay } from './lockWords';
import type { RoomFacts } from './roomFacts';
import type { Joining } from './useJoinRoom';

/** Props of JoinSheet. */
export interface JoinSheetProps {
  facts: RoomFacts;
  join: Joining;
  onRecharge?: (() => void) | undefined;
}

/** Asks before a seat is paid: fee, pot, prizes, commission, balance after, lock, and until when one can leave (ux.md §4.3). */
export function JoinSheet({ facts, join, onRecharge }: JoinSheetProps) {
  const t = useMessages().roomCard;
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
  const t = useMessages().roomCard;
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
      <PrizeTable facts={facts} />
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
  const t = useMessages().roomCard;
  const money = useMoney();
  const { user } = useViewer();
  const now = useServerNow(facts.lockAt);
  return (
    <Terms>
      <dt>
        {t.confirmCommission(commissionPercent(facts))} <small>{t.commissionHelp}</small>
      </dt>
      <dd>{t.included}</dd>
      {user && missing === 0 && (
        <>
          <dt>{t.balanceAfter}</dt>
          <dd>{money.amount(user.saldo - facts.amount_ins)}</dd>
        </>
      )}
      <dt>{t.locks}</dt>
      <dd>{dayWords(facts.lockAt, now, t)}</dd>
    </Terms>
  );
}

function PrizeTable({ facts }: { facts: RoomFacts }) {
  const t = useMessages().roomCard;
  const money = useMoney();
  const prizes = useJoinAwards(facts);
  const titles = { asIs: t.awardsAsIs, full: t.awardsFull, guaranteed: t.awardsGuaranteed };
  return (
    <>
      <Heading>{prizes ? titles[prizes.basis] : t.awardsGuaranteed}</Heading>
      <Prizes>
        {prizes ? (
          prizes.awards.map(({ label, amount }) => (
            <li key={label}>
              {label} <b>{money.amount(amount)}</b>
            </li>
          ))
        ) : (
          <li>
            <Skeleton width={32} height={16} /> <Skeleton width={80} height={20} />
          </li>
        )}
      </Prizes>
    </>
  );
}

/** The prizes that a list left out are asked for; without an answer those of the rules stand. */
function useJoinAwards(facts: RoomFacts): JoinAwards | null {
  const client = useClient();
  const enabled = facts.awards === null;
  const sala = useQuery({ ...salasQueries.topAward(client, facts.id), enabled: enabled && !facts.predi });
  const predi = useQuery({ ...prediQueries.topAwards(client, facts.id), enabled: enabled && facts.predi !== null });
  const published: readonly Award[] | null = facts.awards ?? sala.data?.awards ?? predi.data?.awards ?? null;
  return joinAwards(facts, published);
}

function LeaveLine({ facts }: { facts: RoomFacts }) {
  const t = useMessages().roomCard;
  const now = useServerNow(facts.lockAt);
  const until = leaveUntil(facts, now);
  if (until === null) return <Line icon="info" text={t.noLeaving} />;
  const { when, day, hour } = spokenDay(until, now);
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
  const t = useMessages().roomCard;
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
  return user ? Math.max(0, facts.amount_ins - user.saldo) : 0;
}

function dayWords(moment: string, now: number, t: RoomCardMessages): string {
  const { when, day, hour } = spokenDay(moment, now);
  if (when === 'today') return t.today(hour);
  return when === 'tomorrow' ? t.tomorrow(hour) : `${day}, ${hour}`;
}
