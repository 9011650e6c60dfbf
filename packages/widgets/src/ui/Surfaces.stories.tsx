import { crestArt, kitFor } from '@arma11/core/art';
import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
import { Held } from '@arma11/testing/storybook/ui/Held';
import { Art } from './Art';
import { Card } from './Card';
import { LoadingScreen } from './LoadingScreen';
import { Picture } from './Picture';
import { Skeleton } from './Skeleton';
import { Specimens } from './Specimens';
import { Spinner } from './Spinner';

const meta = preview.meta({
  title: 'UI/Surfaces',
  component: Card,
  args: { children: 'Sala 42' },
  parameters: photographed('movil', 'claro', 'alto-contraste'),
});

export const Cards = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimens
      wide
      of={{
        levantada: <Card>Sala 42 · Jornada 7</Card>,
        hundida: <Card data-tone="sunken">5 de 8 respondidas</Card>,
        cerrada: <Card data-tone="outline">Cerró a las 14:55</Card>,
        'sin margen': (
          <Card data-flush="true">
            <Skeleton height={48} />
          </Card>
        ),
        larga: <Card>{'Campeonato Interdistrital de Verano de Villa El Salvador. '.repeat(6)}</Card>,
      }}
    />
  ),
});

/** What stands in while something comes, in the size of what is coming. */
export const Waiting = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimens
      wide
      of={{
        ruta: (
          <Held height={120}>
            <LoadingScreen />
          </Held>
        ),
        'otro texto': (
          <Held height={120}>
            <LoadingScreen text="Cargando tu equipo…" />
          </Held>
        ),
        'línea y número': (
          <div aria-busy="true">
            <Skeleton height={16} width="84%" />
            <Skeleton height={33} width="66%" top={8} />
          </div>
        ),
        retrato: <Skeleton height={36} width={36} round />,
        'en curso': (
          <span>
            <Spinner /> Guardando…
          </span>
        ),
      }}
    />
  ),
});

const drawing = <Art node={crestArt(kitFor('Selva Roja'), 4)} size={64} title="Selva Roja" />;
const square =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"%3E%3Cpath d="M0 0h8v4H0z" fill="%232f6f12"/%3E%3C/svg%3E';

/** An image where the data brings one; our drawing where there is none or it does not load. */
export const Images = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimens
      of={{
        imagen: <Picture src={square} alt="Selva Roja" width={64} fallback={drawing} eager />,
        redonda: <Picture src={square} alt="Selva Roja" width={64} round fallback={drawing} eager />,
        'sin imagen': <Picture src={null} alt="Selva Roja" width={64} fallback={drawing} />,
        rota: <Picture src="data:image/png;base64,AAAA" alt="Selva Roja" width={64} fallback={drawing} />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('img', { name: 'Selva Roja' });
  },
});
