import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
import { LastPoints } from './LastPoints';
import { Specimens } from './Specimens';

const meta = preview.meta({
  title: 'UI/LastPoints',
  component: LastPoints,
  args: { label: 'Última', points: 6 },
});

export const Labelled = meta.story({});

export const Matrix = meta.story({
  tags: ['matrix'],
  parameters: photographed('oscuro', 'claro', 'alto-contraste'),
  render: () => (
    <Specimens
      of={{
        'menos de 1': <LastPoints label="Última" points={-1} />,
        'hasta 3': <LastPoints label="Última" points={3} />,
        'más de 3': <LastPoints label="Última" points={14} />,
      }}
    />
  ),
});
