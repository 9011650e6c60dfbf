import { useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
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

const rules = [
  'No compartas tu cuenta.',
  'Sé amable con tus rivales.',
  'No apuestes más de lo que puedes perder.',
  'Respeta el retiro mínimo y los tiempos de proceso.',
  'No compartas tus datos ni tus claves.',
];

/** More than fits: the title breaks, the content scrolls and the action stays in view. */
export const LongText = meta.story({
  args: {
    title: 'Campeonato Interdistrital de Verano de Villa El Salvador, jornada 38',
    description: 'Asociación Deportiva Unión Huamanga de Ayacucho contra Club Sportivo Estrella del Sur de Lampa',
    children: (
      <>
        <Field label="Buscar jugador" />
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>{rules[line % rules.length]}</p>
        ))}
      </>
    ),
    footer: <Button wide>Entendido</Button>,
  },
  globals: { viewport: { value: 'movil' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Entendido' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
});

/** A question over a sheet: both placements, a list to the edge, a footer of two. */
export const Matrix = meta.story({
  tags: ['matrix'],
  parameters: photographed('movil', 'escritorio', 'claro', 'alto-contraste'),
  render: (args) => (
    <>
      <Dialog
        {...args}
        tall
        flush
        lit={{ left: 20, top: 20, width: 96, height: 56 }}
        footer={<Button wide>Listo</Button>}
      >
        <ul style={{ margin: 0, padding: '0 16px', listStyle: 'none' }}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Dialog>
      <Dialog
        {...args}
        placement="center"
        title="Ccori figura como lesionado. ¿Lo pones igual?"
        footer={
          <>
            <Button wide>Sí, ponlo</Button>
            <Button wide kind="secondary">
              Elegir otro
            </Button>
          </>
        }
      >
        Puedes cambiarlo hasta el cierre.
      </Dialog>
    </>
  ),
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
