import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
import { forceState, forceStates } from '@arma11/testing/storybook/ui/forceStates';
import { Chip, ChipRow } from './Chip';
import { SegmentedToggle, type ToggleOption } from './SegmentedToggle';
import { Specimens } from './Specimens';
import { Stepper } from './Stepper';

function Goals({ start, of = 'Puerto Bravo', closed }: { start: number | null; of?: string; closed?: boolean }) {
  const [goals, setGoals] = useState(start);
  return (
    <div style={{ width: 160 }}>
      <Stepper label={`Goles de ${of}`} value={goals} onChange={setGoals} readOnly={closed ?? false} />
    </div>
  );
}

const views: ToggleOption<string>[] = [
  { value: 'cancha', label: 'Cancha', icon: 'pitch' },
  { value: 'lista', label: 'Lista', icon: 'list' },
];
function View({ label = 'Ver como', options = views }: { label?: string; options?: ToggleOption<string>[] }) {
  const [view, setView] = useState(options[0]!.value);
  return <SegmentedToggle label={label} value={view} onChange={setView} options={options} />;
}

const meta = preview.meta({
  title: 'UI/Controls',
  component: Stepper,
  args: { label: 'Goles', value: 0, onChange: () => {} },
});
const pictures = photographed('oscuro', 'claro', 'alto-contraste');

export const Count = meta.story({
  render: () => <Goals start={2} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Goles de Puerto Bravo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sumar: Goles de Puerto Bravo' }));
    await expect(field).toHaveValue('3');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-valuenow', '2');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('9');
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('9');
    await expect(canvas.getByRole('button', { name: 'Sumar: Goles de Puerto Bravo' })).toHaveAttribute('aria-disabled');
  },
});

/** A closed match: it can be read, and nothing changes it. */
export const CountClosed = meta.story({
  render: () => <Goals start={1} closed />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Goles de Puerto Bravo' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}7');
    await expect(field).toHaveValue('1');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const CountMatrix = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      of={{
        'sin elegir': <Goals start={null} of="Selva Roja" />,
        'el menor': <Goals start={0} of="Garúa FC" />,
        'entre los dos': <Goals start={4} of="Real Sillar" />,
        'el mayor': <Goals start={9} of="Vicuñas SC" />,
        'con foco': <Goals start={2} />,
        cerrado: <Goals start={1} of="Marinera FC" closed />,
      }}
    />
  ),
  play: async ({ canvas }) => forceState(canvas.getByRole('spinbutton', { name: 'Goles de Puerto Bravo' }), 'focus'),
});

export const Toggle = meta.story({
  render: () => <View />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lista' }));
    await expect(canvas.getByRole('radio', { name: 'Lista' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    const first = canvas.getByRole('radio', { name: 'Cancha' });
    await expect(first).toBeChecked();
    await expect(first).toHaveFocus();
  },
});

const plain = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

export const ToggleMatrix = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      of={{
        'con iconos': <View />,
        'sin iconos': <View label="Ver tabla" options={plain('Total', 'Jornada')} />,
        'de tres': <View label="Ver movimientos" options={plain('Todos', 'Premios', 'Entradas')} />,
        'con foco': <View label="Ver partidos" options={plain('Próximos', 'Resultados')} />,
      }}
    />
  ),
  play: async ({ canvas }) => forceState(canvas.getByRole('radio', { name: 'Próximos' }), 'focus'),
});

/** Filters on and off; what does not fit scrolls sideways. */
export const Filters = meta.story({
  tags: ['matrix'],
  parameters: photographed('movil', 'claro', 'alto-contraste'),
  render: () => (
    <ChipRow role="group" aria-label="Filtros" tabIndex={0}>
      <Chip pressed>Todos</Chip>
      <Chip pressed={false}>Gratis</Chip>
      <Chip pressed={false} data-forced="focus">
        Hasta S/ 5
      </Chip>
      <Chip pressed data-forced="focus">
        1 vs 1
      </Chip>
      <Chip pressed={false}>Campeonato Interdistrital de Verano</Chip>
      <Chip pressed={false}>Cierra hoy</Chip>
    </ChipRow>
  ),
  play: forceStates,
});
