import { styled } from 'styled-components';
import { playableFormations, slotsOf } from '@arma11/core/domain';
import { useMessages } from '../provider/MessagesContext';
import { Skeleton, VisuallyHidden } from '../ui';
import { Formations } from './FormationPicker.styles';
import { ActionRow, Layout, Legend, Toolbar } from './LineupEditor.styles';
import { PitchStage } from './PitchStage';
import { Field } from './PitchView.styles';
import { SCENE } from './scene';

const SHIRT =
  '33% 10%,18% 17%,9% 27%,3% 46%,20% 54%,25% 43%,25% 92%,75% 92%,75% 43%,80% 54%,97% 46%,91% 27%,82% 17%,67% 10%,59% 19%,41% 19%';

const Ghost = styled.span`
  position: absolute;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  transform: translate(-50%, calc(var(--shirt) / -2));

  &::before {
    content: '';
    width: var(--shirt);
    height: var(--shirt);
    clip-path: polygon(${SHIRT});
    background: ${SCENE.ink};
    opacity: 0.35;
  }

  &::after {
    content: '';
    width: 48px;
    height: 18px;
    border-radius: 4px;
    background: ${SCENE.ink};
    opacity: 0.6;
  }
`;

const GHOSTS = slotsOf('442').filter(({ position }) => position !== 4);

/** The editor while it loads: every piece in its place and size, so that nothing moves when the team arrives. */
export function LineupSkeleton() {
  const t = useMessages().lineup;
  return (
    <div role="status">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <Layout aria-hidden="true">
        <Formations>
          {playableFormations.map((formation) => (
            <Skeleton key={formation} width={68} height={56} />
          ))}
        </Formations>
        <Toolbar>
          <Skeleton width={120} height={20} />
          <Skeleton width={176} height={54} />
        </Toolbar>
        <div className="a11-team">
          <PitchStage>
            <Field data-formation="442">
              {GHOSTS.map(({ slot }) => (
                <Ghost key={slot} data-slot={slot} />
              ))}
            </Field>
          </PitchStage>
        </div>
        <Legend>
          <Skeleton width={290} height={22} />
        </Legend>
        <ActionRow>
          <Skeleton height={48} />
        </ActionRow>
      </Layout>
    </div>
  );
}
