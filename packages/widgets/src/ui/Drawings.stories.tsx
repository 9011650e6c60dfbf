import type { ReactNode } from 'react';
import {
  avatarArt,
  benchArt,
  buddyArt,
  cardArt,
  ICON_NAMES,
  kitFor,
  legendArt,
  pitchArt,
  playerArt,
  POSTER_FIGURES,
  posterArt,
  rankArt,
  ticketArt,
  whistleArt,
} from '@arma11/core/art';
import type { SvgNode } from '@arma11/core';
import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
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
const bySeed = (count: number, draw: (seed: number) => ReactNode) =>
  Object.fromEntries(Array.from({ length: count }, (_, seed) => [`n.º ${seed + 1}`, draw(seed + 1)]));
const drawn = (node: SvgNode, width = 64, height = width) => <Art node={node} size={width} height={height} />;

const meta = preview.meta({
  title: 'Foundations/Drawings',
  component: Art,
  tags: ['matrix'],
  args: { node: avatarArt(1), size: 96, title: 'Hincha' },
  parameters: photographed('oscuro'),
});
const bothSchemes = photographed('oscuro', 'claro');

export const Shirts = meta.story({
  render: () => (
    <Specimens
      of={{
        ...byClub((name, id) => <Shirt kit={kitFor(name)} number={id} size={64} />),
        'sin número': <Shirt kit={kitFor('Tumi FC')} size={64} />,
      }}
    />
  ),
});

/** A logo that does not load leaves its place to our drawing. */
export const Crests = meta.story({
  render: () => (
    <Specimens
      of={{
        ...byClub((name, id) => <Crest club={{ id, name }} size={64} />),
        'logo roto': <Crest club={{ id: 4, name: 'Selva Roja', logo: 'data:image/png;base64,AAAA' }} size={64} named />,
        chico: <Crest club={{ id: 2, name: 'Real Sillar' }} size={20} />,
      }}
    />
  ),
});

export const Faces = meta.story({
  render: () => (
    <Specimens
      of={{
        ...bySeed(12, (seed) => <Avatar seed={seed} size={64} />),
        tú: <Avatar seed={4} size={64} ring name="tribuna_norte" />,
      }}
    />
  ),
});
export const Players = meta.story({
  render: () => <Specimens of={byClub((name, id) => drawn(playerArt(kitFor(name), id)))} />,
});
export const Coaches = meta.story({
  render: () => (
    <Specimens
      of={byClub((name, id) => (
        <CoachFigure kit={kitFor(name)} seed={id} size={64} />
      ))}
    />
  ),
});

/** What the gallery gives: fan cards, legends, buddies; and the ranks. */
export const Gallery = meta.story({
  render: () => (
    <>
      <Specimens of={bySeed(4, (seed) => drawn(cardArt(seed), 90, 126))} />
      <Specimens of={bySeed(6, (seed) => drawn(legendArt(seed)))} />
      <Specimens of={bySeed(9, (seed) => drawn(buddyArt(seed)))} />
      <Specimens of={bySeed(10, (level) => drawn(rankArt(level)))} />
    </>
  ),
});

export const Leagues = meta.story({
  render: () => (
    <Specimens
      of={{
        'Liga del Pacífico': <LeagueBadge league="pacifico" size={64} />,
        'Copa Andina': <LeagueBadge league="andina" size={64} />,
        'Liga de la Selva': <LeagueBadge league="selva" size={64} />,
        'logo roto': <LeagueBadge league="selva" logo="data:image/png;base64,AAAA" size={64} name="Liga de la Selva" />,
      }}
    />
  ),
});

export const Icons = meta.story({
  parameters: bothSchemes,
  render: () => (
    <Specimens of={Object.fromEntries(ICON_NAMES.map((name) => [name, <Icon key={name} name={name} />]))} />
  ),
});

const poster = (name: string, seed: number) => {
  const { primary, secondary, trim } = kitFor(name);
  const figures = POSTER_FIGURES[seed % POSTER_FIGURES.length]!;
  return drawn(posterArt(seed, { left: primary, right: secondary, seam: trim }, figures), 328, 96);
};
export const Posters = meta.story({ render: () => <Specimens of={byClub(poster)} /> });

/** What stands where there is nothing, and the marks of the game. */
export const Marks = meta.story({
  parameters: bothSchemes,
  render: () => (
    <Specimens
      of={{
        marca: <Mark size={64} title="Arma tu 11" />,
        moneda: <Coin size={64} />,
        banca: drawn(benchArt(), 220, 110),
        silbato: drawn(whistleArt(), 220, 110),
        entrada: drawn(ticketArt(), 220, 110),
      }}
    />
  ),
});

export const Pitch = meta.story({
  render: () => <Art node={pitchArt()} size={360} height={560} title="Cancha" />,
});

const place = { position: 'relative', height: 220 } as const;
export const Sky = meta.story({
  parameters: { ...bothSchemes, layout: 'fullscreen' },
  render: () => (
    <>
      <div style={place}>
        <Backdrop />
      </div>
      <div style={place}>
        <Backdrop kind="short" />
      </div>
    </>
  ),
});
