import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { photographed } from '../../../../.storybook/modes';
import { Button } from './Button';
import { Specimens } from './Specimens';

const meta = preview.meta({ title: 'UI/Button', component: Button, args: { children: 'Guardar', onClick: fn() } });

export const Primary = meta.story({});
export const Secondary = meta.story({ args: { kind: 'secondary', children: 'Unirme' } });
export const Ghost = meta.story({ args: { kind: 'ghost', children: 'Ver Más', iconEnd: 'chevronRight' } });
export const Danger = meta.story({
  args: { kind: 'secondary', tone: 'danger', icon: 'retry', children: 'No se guardó. Reintentar' },
});
export const Pending = meta.story({ args: { pending: true, children: 'Guardando…' } });

export const WithReason = meta.story({
  args: { disabledReason: 'No hay cambios por guardar' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('No hay cambios por guardar');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  parameters: photographed('oscuro', 'claro', 'alto-contraste'),
  render: () => (
    <Specimens
      of={{
        normal: <Button>Guardar</Button>,
        'en curso': <Button pending>Guardando…</Button>,
        'sin cambios': <Button disabledReason="No hay cambios por guardar">Guardar</Button>,
        cerrado: (
          <Button icon="lock" disabledReason="Cerró a las 14:55">
            Cerrado
          </Button>
        ),
        secundario: <Button kind="secondary">Unirme</Button>,
        'de texto': (
          <Button kind="ghost" iconEnd="chevronRight">
            Ver Más
          </Button>
        ),
        'de peligro': (
          <Button tone="danger" icon="logout">
            Salir de la sala
          </Button>
        ),
      }}
    />
  ),
});
