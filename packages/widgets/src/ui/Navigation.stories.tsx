import { forwardRef } from 'react';
import { expect } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
import { forceState } from '@arma11/testing/storybook/ui/forceStates';
import { Link, LinkProvider, type LinkProps } from './Link';
import { SectionHeading } from './SectionHeading';
import { Specimens } from './Specimens';
import { Tabs } from './Tabs';

const sections = ['Para ti', 'Mis Juegos', 'Mis F6', 'Mis Predicciones', 'Eventos', 'Misiones', 'Partidos'];
const parts = ['Equipo', 'Ranking', 'Puntos', 'Premios', 'Info'];
const items = (labels: string[], current: string) =>
  labels.map((label, index) => ({ href: `#${index}`, label, current: label === current }));

const meta = preview.meta({
  title: 'UI/Navigation',
  component: Tabs,
  args: { label: 'Secciones', items: items(sections, 'Para ti') },
});
const pictures = photographed('movil', 'claro', 'alto-contraste');

/** The current one is brought into view, and the page stays where it is. */
export const CurrentInView = meta.story({
  globals: { viewport: { value: 'movil' } },
  args: { items: items(sections, 'Misiones') },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      wide
      of={{
        'la primera': <Tabs label="Secciones" items={items(sections, 'Para ti')} />,
        'una del medio': <Tabs label="Secciones de juego" items={items(sections, 'Eventos')} />,
        'de una sala': <Tabs even label="Sala" items={items(parts, 'Equipo')} />,
        'con foco': <Tabs even label="Otra sala" items={items(['Predicciones', 'Desempate'], 'Predicciones')} />,
      }}
    />
  ),
  play: async ({ canvas }) => forceState(canvas.getByRole('link', { name: 'Desempate' }), 'focus'),
});

const more = (href: string) => ({ href, label: 'Ver Más' });

export const Headings = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      wide
      of={{
        'de la página': <SectionHeading level={1} title="Predicciones" />,
        'con salida': <SectionHeading title="Salas para hoy" more={more('#salas')} />,
        'de una parte': <SectionHeading level={3} title="Tus códigos" />,
        largo: (
          <SectionHeading title="Campeonato Interdistrital de Verano de Villa El Salvador" more={more('#campeonato')} />
        ),
      }}
    />
  ),
});

const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink({ children, ...rest }, ref) {
  return (
    <a ref={ref} data-router="" {...rest}>
      {children}
    </a>
  );
});

/** An app gives its router's link once: every link inside is drawn by it. */
export const OfTheRouter = meta.story({
  tags: ['flow'],
  render: () => (
    <LinkProvider component={RouterLink}>
      <Link href="#billetera" style={{ display: 'inline-block', padding: 8, color: 'inherit' }}>
        Ver mi billetera
      </Link>
      <Tabs label="Secciones" items={[{ href: '#play', label: 'Para ti' }]} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('data-router');
  },
});
