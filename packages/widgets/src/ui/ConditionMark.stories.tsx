import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
import { ConditionMark } from './ConditionMark';
import { Specimens } from './Specimens';

const meta = preview.meta({
  title: 'UI/ConditionMark',
  component: ConditionMark,
  args: { condition: 0 as const, text: true },
});

export const Fit = meta.story({});
export const Injured = meta.story({ args: { condition: 2 } });

export const Matrix = meta.story({
  tags: ['matrix'],
  parameters: photographed('oscuro', 'claro', 'alto-contraste'),
  render: () => (
    <Specimens
      of={{
        0: <ConditionMark condition={0} text />,
        1: <ConditionMark condition={1} text />,
        2: <ConditionMark condition={2} text />,
        3: <ConditionMark condition={3} text />,
        'en la cancha': (
          <span style={{ display: 'flex', gap: 8 }}>
            <ConditionMark condition={0} scene />
            <ConditionMark condition={1} scene />
            <ConditionMark condition={2} scene />
            <ConditionMark condition={3} scene />
          </span>
        ),
      }}
    />
  ),
});
