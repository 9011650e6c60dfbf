import preview from '../../../../.storybook/preview';
import { photographed } from '../../../../.storybook/modes';
import { ButtonLink } from './ButtonLink';
import { SectionHeading } from './SectionHeading';
import { Tabs } from './Tabs';

const sections = ['Para ti', 'Mis Juegos', 'Mis F6', 'Mis Predicciones', 'Eventos', 'Misiones', 'Partidos'];
const items = (current: string) =>
  sections.map((label, index) => ({ href: `#${index}`, label, current: label === current }));

const meta = preview.meta({
  title: 'UI/Navigation',
  component: Tabs,
  args: { label: 'Secciones', items: items('Para ti') },
  parameters: photographed('movil', 'claro'),
});

export const First = meta.story({});
export const CurrentInView = meta.story({ args: { items: items('Misiones') } });
export const Room = meta.story({
  args: {
    even: true,
    label: 'Sala',
    items: ['Equipo', 'Ranking', 'Puntos', 'Premios', 'Info'].map((label, index) => ({
      href: `#${index}`,
      label,
      current: index === 0,
    })),
  },
});
export const Heading = meta.story({
  render: () => <SectionHeading title="Salas para hoy" more={{ href: '#salas', label: 'Ver Más' }} />,
});
export const LinkAsButton = meta.story({ render: () => <ButtonLink href="#salas">Ver salas gratis</ButtonLink> });
