import type { ReactNode } from 'react';
import { avatarArt, ICON_NAMES, kitFor, pitchArt } from '@arma11/core/art';
import preview from '../../../../.storybook/preview';
import { photographed } from '../../../../.storybook/modes';
import { Art } from './Art';
import { Avatar } from './Avatar';
import { Backdrop } from './Backdrop';
import { CoachFigure } from './CoachFigure';
import { Coin } from './Coin';
import { Crest } from './Crest';
import { Icon } from './Icon';
import { LeagueBadge } from './LeagueBadge';
import { Mark } from './Mark';
import { Shirt } from './Shirt';
import { Specimens } from './Specimens';

const clubs = ['Puerto Bravo', 'Real Sillar', 'Marinera FC', 'Selva Roja', 'Garúa FC', 'Vicuñas SC', 'Atlético Amaru'];
const byClub = (draw: (name: string, id: number) => ReactNode) =>
  Object.fromEntries(clubs.map((name, index) => [name, draw(name, index + 1)]));

const meta = preview.meta({
  title: 'Foundations/Drawings',
  component: Art,
  args: { node: avatarArt(1), size: 96, title: 'Hincha' },
});
const pictures = photographed('oscuro', 'claro');

export const Shirts = meta.story({
  parameters: pictures,
  render: () => (
    <Specimens
      of={byClub((name, id) => (
        <Shirt kit={kitFor(name)} number={id} size={64} />
      ))}
    />
  ),
});
export const Crests = meta.story({
  parameters: pictures,
  render: () => (
    <Specimens
      of={byClub((name, id) => (
        <Crest club={{ id, name }} size={64} />
      ))}
    />
  ),
});
export const BrokenLogo = meta.story({
  render: () => <Crest club={{ id: 4, name: 'Selva Roja', logo: 'data:image/png;base64,AAAA' }} size={64} named />,
});
export const Faces = meta.story({
  parameters: pictures,
  render: () => (
    <Specimens
      of={Object.fromEntries(
        Array.from({ length: 12 }, (_, seed) => [seed, <Avatar key={seed} seed={seed} size={64} />]),
      )}
    />
  ),
});
export const You = meta.story({ render: () => <Avatar seed={4} size={64} ring name="tribuna_norte" /> });
export const Coaches = meta.story({
  parameters: pictures,
  render: () => (
    <Specimens
      of={byClub((name, id) => (
        <CoachFigure kit={kitFor(name)} seed={id} size={64} />
      ))}
    />
  ),
});
export const Leagues = meta.story({
  render: () => (
    <Specimens
      of={{
        'Liga del Pacífico': <LeagueBadge league="pacifico" size={64} />,
        'Copa Andina': <LeagueBadge league="andina" size={64} />,
        'Liga de la Selva': <LeagueBadge league="selva" size={64} />,
      }}
    />
  ),
});
export const Icons = meta.story({
  parameters: pictures,
  render: () => (
    <Specimens of={Object.fromEntries(ICON_NAMES.map((name) => [name, <Icon key={name} name={name} />]))} />
  ),
});
export const Brand = meta.story({
  render: () => <Specimens of={{ marca: <Mark size={64} title="Arma tu 11" />, moneda: <Coin size={64} /> }} />,
});
export const Pitch = meta.story({
  parameters: pictures,
  render: () => <Art node={pitchArt()} size={360} height={560} title="Cancha" />,
});
export const Sky = meta.story({
  parameters: { ...pictures, layout: 'fullscreen' },
  render: () => (
    <div style={{ position: 'relative', height: 240 }}>
      <Backdrop />
    </div>
  ),
});
