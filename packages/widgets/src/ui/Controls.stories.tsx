import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { photographed } from '../../../../.storybook/modes';
import { Chip, ChipRow } from './Chip';
import { SegmentedToggle } from './SegmentedToggle';
import { Stepper } from './Stepper';

function Goals({ start, readOnly = false }: { start: number | null; readOnly?: boolean }) {
  const [goals, setGoals] = useState(start);
  return (
    <div style={{ width: 160 }}>
      <Stepper label="Goles de Puerto Bravo" value={goals} onChange={setGoals} readOnly={readOnly} />
    </div>
  );
}

function View() {
  const [view, setView] = useState<'cancha' | 'lista'>('cancha');
  return (
    <SegmentedToggle
      label="Ver como"
      value={view}
      onChange={setView}
      options={[
        { value: 'cancha', label: 'Cancha', icon: 'pitch' },
        { value: 'lista', label: 'Lista', icon: 'list' },
      ]}
    />
  );
}

const meta = preview.meta({
  title: 'UI/Controls',
  component: Stepper,
  args: { label: 'Goles', value: 0, onChange: () => {} },
  parameters: photographed('oscuro', 'claro'),
});

export const Count = meta.story({
  render: () => <Goals start={2} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Goles de Puerto Bravo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sumar: Goles de Puerto Bravo' }));
    await expect(field).toHaveValue('3');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-valuenow', '2');
  },
});
export const CountNotChosen = meta.story({ render: () => <Goals start={null} /> });
export const CountClosed = meta.story({ render: () => <Goals start={1} readOnly /> });

export const Toggle = meta.story({
  render: () => <View />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lista' }));
    await expect(canvas.getByRole('radio', { name: 'Lista' })).toBeChecked();
  },
});

export const Filters = meta.story({
  render: () => (
    <ChipRow role="group" aria-label="Filtros" tabIndex={0}>
      <Chip pressed>Todos</Chip>
      <Chip pressed={false}>Gratis</Chip>
      <Chip pressed={false}>Hasta S/ 5</Chip>
      <Chip pressed={false}>1 vs 1</Chip>
    </ChipRow>
  ),
});
