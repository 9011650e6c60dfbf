import { styled } from 'styled-components';
import type { Condition } from '@arma11/core/contract';
import {
  arma11Profile,
  formationLabel,
  formationLines,
  playableFormations,
  type CoachEvent,
  type CoachRule,
} from '@arma11/core/domain';
import { ButtonLink, ConditionMark, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { FactList } from '../../page/FactList';
import { Lines, Note, Whole } from './HelpText';
import { ScoringTable } from './ScoringTable';

const t = es.help;
const CONDITIONS: readonly Condition[] = [0, 1, 2, 3];
const PROFILE = arma11Profile();
const CASUAL = formationLines('221');

const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  margin: 8px 0;
  padding: 0;
  list-style: none;
`;

/** How 'Arma Tu 11' is played. */
export function CompeHelp() {
  return (
    <>
      <Block>
        <SectionHeading title={t.steps} />
        <Lines as="ol">
          {t.compeSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Lines>
        <ButtonLink href="/compe">{t.compePlay}</ButtonLink>
      </Block>
      <Block>
        <SectionHeading title={t.points} />
        <ScoringTable profile={PROFILE} />
        <Note>{t.pointsNote}</Note>
      </Block>
      <CoachPoints rule={PROFILE.coach} />
      <Formations />
      <Block>
        <SectionHeading title={t.conditions} />
        <Marks>
          {CONDITIONS.map((condition) => (
            <li key={condition}>
              <ConditionMark condition={condition} text />
            </li>
          ))}
        </Marks>
        <Note>{t.conditionsNote}</Note>
      </Block>
      <Block>
        <SectionHeading title={t.casual} />
        <Note>{t.casualText(CASUAL.goalkeepers, CASUAL.defenders, CASUAL.midfielders, CASUAL.forwards)}</Note>
      </Block>
    </>
  );
}

function Formations() {
  const facts = playableFormations.map((formation) => {
    const { defenders, midfielders, forwards } = formationLines(formation);
    return { label: t.lines(defenders, midfielders, forwards), value: <Whole>{formationLabel(formation)}</Whole> };
  });
  return (
    <Block>
      <SectionHeading title={t.formations} />
      <Note>{t.formationsLead}</Note>
      <FactList facts={facts} />
    </Block>
  );
}

/** What a coach's match pays; nothing where coaches are not paid by events. */
function CoachPoints({ rule }: { rule: CoachRule }) {
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
