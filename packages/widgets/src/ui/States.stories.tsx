import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { photographed } from '../../../../.storybook/modes';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { ErrorBlock } from './ErrorBlock';
import { LoadingScreen } from './LoadingScreen';
import { OfflineNote } from './OfflineNote';
import { Skeleton } from './Skeleton';
import { Specimens } from './Specimens';
import { Toast } from './Toast';

const meta = preview.meta({ title: 'UI/States', component: ErrorBlock, args: { text: 'el ranking no respondió' } });
const pictures = photographed('movil', 'claro');

export const Failed = meta.story({ args: { onRetry: fn() }, parameters: pictures });
export const Retrying = meta.story({ args: { onRetry: fn(), retrying: true } });
export const Loading = meta.story({ render: () => <LoadingScreen />, parameters: pictures });

export const Empty = meta.story({
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
      }}
    />
  ),
});

export const Offline = meta.story({
  parameters: pictures,
  render: () => (
    <Specimens
      wide
      of={{
        'por enviar': (
          <OfflineNote title="Pendiente de enviar" text="Se guardará cuando vuelva tu internet, antes de las 15:30." />
        ),
        'solo lectura': <OfflineNote quiet text="Sin conexión. Te mostramos lo último que guardamos (14:30)." />,
      }}
    />
  ),
});

export const Placeholder = meta.story({
  render: () => (
    <div aria-busy="true">
      <Skeleton height={16} width="84%" />
      <Skeleton height={33} width="66%" top={8} />
      <Skeleton height={36} width={36} round top={8} />
    </div>
  ),
});

export const Said = meta.story({
  parameters: pictures,
  render: () => (
    <Toast tone="good" action={<Button kind="ghost">Deshacer</Button>} onClose={() => {}}>
      Entró Rojas por Díaz. Guardado.
    </Toast>
  ),
});
