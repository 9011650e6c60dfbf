import type { CoachEvent, CoachRule } from '@arma11/core/domain';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { FactList } from '../../page/FactList';
import { Block } from '../../page/Column';

const t = es.help;

/** What a coach's match pays; nothing where coaches are not paid by events. */
export function CoachPoints({ rule }: { rule: CoachRule }) {
  if (!('points' in rule)) return null;
  const facts = (Object.keys(rule.points) as CoachEvent[])
    .filter((event) => rule.points[event] !== 0)
    .map((event) => ({ label: label(event, rule.goal_cap), value: t.signed(rule.points[event]) }));
  return (
    <Block>
      <SectionHeading title={t.coach} />
      <FactList facts={facts} />
    </Block>
  );
}

const label = (event: CoachEvent, goalCap: number | null) =>
  event === 'goals' && goalCap !== null ? t.goalCap(t.coachEvents.goals, goalCap) : t.coachEvents[event];
