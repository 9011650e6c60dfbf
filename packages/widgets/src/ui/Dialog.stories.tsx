import { useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { photographed } from '../../../../.storybook/modes';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Field } from './Field';

function Opener(props: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ minHeight: 700 }}>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Cambiar
      </Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

const meta = preview.meta({
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: () => {},
    title: 'Mediocampista',
    description: 'Sale Ccori, lesionado',
    children: <Field label="Buscar jugador" hideLabel icon="search" placeholder="Buscar jugador" />,
  },
  render: (args) => <Opener {...args} />,
});

export const Sheet = meta.story({
  args: { footer: <Button wide>Pagar S/ 5.00</Button> },
  parameters: photographed('movil', 'escritorio', 'claro'),
});
export const Tall = meta.story({ args: { tall: true, lit: { left: 20, top: 20, width: 96, height: 56 } } });
export const Center = meta.story({
  args: { placement: 'center', title: '¿Salir de la sala?', footer: <Button wide>Salir</Button> },
});

export const GivesTheFocusBack = meta.story({
  args: { open: false },
  tags: ['flow'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Cambiar' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Mediocampista' });
    await expect(dialog).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
});
