import { expect, fn, userEvent } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
import { forceStates } from '@arma11/testing/storybook/ui/forceStates';
import { Button, type ButtonProps } from './Button';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';
import { Specimens } from './Specimens';

const meta = preview.meta({ title: 'UI/Button', component: Button, args: { children: 'Guardar', onClick: fn() } });

export const Primary = meta.story({});
export const Secondary = meta.story({ args: { kind: 'secondary', children: 'Unirme' } });
export const Ghost = meta.story({ args: { kind: 'ghost', children: 'Ver Más', iconEnd: 'chevronRight' } });
export const Danger = meta.story({
  args: { kind: 'secondary', tone: 'danger', icon: 'retry', children: 'No se guardó. Reintentar' },
});

export const Pending = meta.story({
  args: { pending: true, children: 'Guardando…' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Guardando…', busy: true });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

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

const kinds: Record<string, ButtonProps> = {
  primario: {},
  secundario: { kind: 'secondary' },
  'de texto': { kind: 'ghost' },
  'de peligro': { tone: 'danger' },
  'peligro leve': { kind: 'secondary', tone: 'danger' },
};
const forced = (state: 'hover' | 'active' | 'focus') => ({ 'data-forced': state });
const states: Record<string, ButtonProps> = {
  normal: { children: 'Guardar' },
  señalado: { children: 'Guardar', ...forced('hover') },
  tocado: { children: 'Guardar', ...forced('active') },
  'con foco': { children: 'Guardar', ...forced('focus') },
  'en curso': { children: 'Guardando…', pending: true },
  'sin cambios': { children: 'Guardar', disabledReason: 'No hay cambios por guardar' },
  cerrado: { children: 'Cerrado', icon: 'lock', disabledReason: 'Cerró a las 14:55' },
};

export const Matrix = meta.story({
  tags: ['matrix'],
  parameters: photographed('oscuro', 'escritorio', 'alto-contraste'),
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {Object.entries(kinds).map(([kind, props]) => (
        <Specimens
          key={kind}
          of={Object.fromEntries(
            Object.entries(states).map(([state, more]) => [
              `${kind}, ${state}`,
              <Button key={state} {...props} {...more} />,
            ]),
          )}
        />
      ))}
    </div>
  ),
  play: forceStates,
});

/** With icons, as links, as an icon alone, across the whole line, and with more words than fit. */
export const Shapes = meta.story({
  tags: ['matrix'],
  parameters: photographed('movil', 'claro', 'alto-contraste'),
  render: () => (
    <Specimens
      of={{
        'icono delante': <Button icon="retry">Reintentar</Button>,
        'icono detrás': <Button iconEnd="chevronRight">Siguiente</Button>,
        'enlace primario': <ButtonLink href="#salas">Ver salas gratis</ButtonLink>,
        'enlace secundario': (
          <ButtonLink href="#saldo" kind="secondary" icon="wallet">
            Recargar
          </ButtonLink>
        ),
        'enlace de texto': (
          <ButtonLink href="#mas" kind="ghost" iconEnd="chevronRight" data-forced="focus">
            Ver Más
          </ButtonLink>
        ),
        'solo icono': <IconButton icon="close" label="Cerrar" />,
        'solo icono, tocado': <IconButton icon="close" label="Cerrar aviso" data-forced="active" />,
        'solo icono, con foco': <IconButton icon="close" label="Cerrar lista" data-forced="focus" />,
        ancho: (
          <div style={{ width: 328 }}>
            <Button wide>Pagar S/ 5.00</Button>
          </div>
        ),
        'enlace ancho': (
          <div style={{ width: 328 }}>
            <ButtonLink wide href="#once" kind="secondary">
              Completar con los mejores
            </ButtonLink>
          </div>
        ),
      }}
    />
  ),
  play: forceStates,
});
