import { expect, fn, userEvent } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
import { Held } from '@arma11/testing/storybook/ui/Held';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { ErrorBlock } from './ErrorBlock';
import { OfflineNote } from './OfflineNote';
import { Specimens } from './Specimens';
import { Toast } from './Toast';

const meta = preview.meta({
  title: 'UI/States',
  component: ErrorBlock,
  args: { text: 'el ranking no respondió', onRetry: fn() },
});
const pictures = photographed('movil', 'claro', 'alto-contraste');

export const Failed = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Algo salió mal:el ranking no respondió');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A second tap asks nothing more. */
export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar', busy: true }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

const long =
  'El Campeonato Interdistrital de Verano de Villa El Salvador no respondió: https://arma11.pe/compe/sala/1234567890123456789012345678901234567890';

export const Errors = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: (args) => (
    <Specimens
      wide
      of={{
        'otro intento': <ErrorBlock {...args} />,
        'en el intento': <ErrorBlock {...args} retrying />,
        'sin otro intento': <ErrorBlock text="la sala ya no existe" />,
        'con su título': <ErrorBlock {...args} title="Falta confirmar:" retryLabel="Comprobar otra vez" />,
        largo: <ErrorBlock {...args} text={long} />,
      }}
    />
  ),
});

export const Empty = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      wide
      of={{
        banca: (
          <EmptyState text="Aún no tienes salas. Empieza con una gratis." action={<Button>Ver salas gratis</Button>} />
        ),
        silbato: <EmptyState drawing="whistle" text="No hay partidos hoy. Mira los próximos." />,
        entrada: (
          <EmptyState
            drawing="ticket"
            text="Ninguna sala con esos filtros."
            action={<Button kind="secondary">Quitar filtros</Button>}
          />
        ),
        largo: <EmptyState drawing="whistle" text={long.split(':')[0]} />,
      }}
    />
  ),
});

export const Offline = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      wide
      of={{
        'por enviar': (
          <OfflineNote title="Pendiente de enviar" text="Se guardará cuando vuelva tu internet, antes de las 15:30." />
        ),
        'sin título': <OfflineNote text="Sin conexión. Revisa tus datos." />,
        'solo lectura': <OfflineNote quiet text="Sin conexión. Te mostramos lo último que guardamos (14:30)." />,
        largo: <OfflineNote title="Pendiente de enviar" text={long} />,
      }}
    />
  ),
});

/** Over the bottom bar; what is bad interrupts, the rest waits its turn. */
export const Said = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      wide
      of={{
        bien: (
          <Held height={130} below={60}>
            <Toast tone="good" action={<Button kind="ghost">Deshacer</Button>} onClose={fn()}>
              Entró Rojas por Díaz. Guardado.
            </Toast>
          </Held>
        ),
        mal: (
          <Held height={130} below={60}>
            <Toast tone="bad" onClose={fn()}>
              No se cambió. Todavía no lo tienes.
            </Toast>
          </Held>
        ),
        'sin más': (
          <Held height={130} below={60}>
            <Toast>Código copiado.</Toast>
          </Held>
        ),
        largo: (
          <Held height={170} below={60}>
            <Toast onClose={fn()}>
              Un partido ya había cerrado: lo demás se guardó a las 14:52. En ese partido vale tu última versión
              guardada.
            </Toast>
          </Held>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
  },
});
