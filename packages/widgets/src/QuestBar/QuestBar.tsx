import { forwardRef } from 'react';
import type { Quest } from '@arma11/core/contract';
import { useMoney } from '../headless/useMoney';
import { useQuestWords } from '../messages/quest.es';
import { useReport } from '../provider/ReportContext';
import { Button } from '../ui/Button';
import { Climb } from '../ui/Climb';
import { Coin } from '../ui/Coin';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { WithoutScript } from '../provider/WithoutScript';
import { NoQuest } from './NoQuest';
import { Fill, Line, RewardPill, Root, Top, Track } from './QuestBar.styles';
import { questSteps } from './questBarProps';
import { useQuestBar, type QuestBarOptions, type QuestBarState } from './useQuestBar';

/** Props of QuestBar. */
export interface QuestBarProps extends QuestBarOptions {
  /** A lower bar, for side panels. @default false */
  compact?: boolean;
  /** A ground and an edge of its own; without, it stands on the page's ground, which then has to suit the scheme. @default true */
  framed?: boolean;
  className?: string;
}

/**
 * Shows the main quest as a climb of one segment per step, and pays its reward when it is done. Without a quest it shows
 * nothing. Renders a `<div>`.
 * @example
 * <QuestBar onComplete={({ id }) => console.log(id)} />
 */
export const QuestBar = forwardRef<HTMLDivElement, QuestBarProps>(function QuestBar(props, ref) {
  const { compact = false, framed = true, className } = props;
  const t = useQuestWords();
  const bar = useQuestBar(props);
  useReport({ status: bar.status, error: bar.error, closed: bar.quest?.claimed ?? false, refresh: bar.reload });
  if (bar.status === 'empty') return null;
  return (
    <Root
      ref={ref}
      part="root"
      role="group"
      className={className}
      aria-label={bar.quest?.title ?? t.quest}
      aria-busy={bar.status === 'loading'}
      data-compact={compact}
      data-framed={framed}
      data-state={bar.status}
    >
      {bar.quest && bar.status === 'ready' ? (
        <Progress bar={bar} quest={bar.quest} compact={compact} />
      ) : (
        <NoQuest bar={bar} />
      )}
      <WithoutScript path="/play/quest" />
    </Root>
  );
});

interface ProgressProps {
  bar: QuestBarState;
  quest: Quest;
  compact: boolean;
}

function Progress({ bar, quest, compact }: ProgressProps) {
  const t = useQuestWords();
  const { done, total } = questSteps(quest);
  return (
    <>
      <Top>
        <h3>{quest.title}</h3>
        <span part="label">{quest.claimed ? t.claimed : t.progress(done, total)}</span>
      </Top>
      <Track part="track">
        <Fill part="fill" {...bar.getProgressProps()}>
          <Climb done={done} total={total} />
        </Fill>
        {bar.claimable || bar.claiming ? (
          <Button pending={bar.claiming} onClick={bar.claim}>
            {bar.claiming ? t.claiming : t.claim}
          </Button>
        ) : (
          <Prize quest={quest} size={compact ? 20 : 26} />
        )}
      </Track>
      <Outcome bar={bar} />
    </>
  );
}

function Prize({ quest, size }: { quest: Quest; size: number }) {
  const t = useQuestWords();
  const money = useMoney();
  const { reward_coins: coins, claimed } = quest;
  if (coins === 0) {
    return (
      <RewardPill data-done={claimed}>
        <Icon name="gift" size={size} />
        <VisuallyHidden>{t.item}</VisuallyHidden>
      </RewardPill>
    );
  }
  return (
    <RewardPill data-done={claimed}>
      {claimed ? <Icon name="check" size={size} stroke={2.6} /> : <Coin size={size} />}
      <span aria-hidden="true">{t.reward(money.amount(coins))}</span>
      <VisuallyHidden>{t.rewardLabel(money.inWords(coins))}</VisuallyHidden>
    </RewardPill>
  );
}

function Outcome({ bar: { reward, problem } }: { bar: QuestBarState }) {
  const t = useQuestWords();
  const money = useMoney();
  if (problem) {
    return (
      <Line part="status" role="alert" data-tone="bad">
        <Icon name="warning" size={20} />
        {t.notPaid(problem)}
      </Line>
    );
  }
  if (!reward) return null;
  return (
    <Line part="status" role="status" data-tone="good">
      <Icon name="check" size={20} stroke={2.6} />
      {reward.coins === 0 && reward.item ? t.paidItem(reward.item.name) : t.paid(money.inWords(reward.coins))}
    </Line>
  );
}
