import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { homeQueries } from '@arma11/core/site';
import type { Banner } from '@arma11/core/contract';
import { Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { QuerySection } from '../../page/QuerySection';
import { useHydrated } from '../../page/useHydrated';
import { Dots, Frame, Pause, Place, Track } from './BannerCarousel.styles';
import { BannerSlide } from './BannerSlide';

/** Banner rotation: every 10 seconds (product §9). */
const ROTATION_MS = 10_000;

/** The rotating banner: swiped by hand, paused by a button, still under reduced motion and while it is looked at. */
export function BannerCarousel() {
  const client = useClient();
  const banners = useQuery(homeQueries.banners(client));
  const skeleton = (
    <Frame aria-busy>
      <Skeleton height="100%" />
    </Frame>
  );
  return (
    <Place>
      <QuerySection query={banners} optional skeleton={skeleton}>
        {(list) => (list.length > 0 ? <Rotation banners={list} /> : null)}
      </QuerySection>
    </Place>
  );
}

function Rotation({ banners }: { banners: Banner[] }) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const hydrated = useHydrated();
  const [chosen, setPaused] = useState<boolean | null>(null);
  const paused = chosen ?? (hydrated && prefersStillness());
  const [held, setHeld] = useState(false);
  const many = banners.length > 1;
  useEffect(() => {
    if (paused || held || !many) return;
    const timer = setTimeout(() => slideTo(track.current, (index + 1) % banners.length), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [index, paused, held, many, banners.length]);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const focus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <Frame role="region" aria-roledescription="carrusel" aria-label={es.home.banners} {...hold} {...focus}>
      <Track ref={track} onScroll={({ currentTarget }) => setIndex(shownIn(currentTarget))}>
        {banners.map((banner) => (
          <BannerSlide key={banner.id} banner={banner} />
        ))}
      </Track>
      {many && (
        <>
          <Dots aria-hidden="true">
            {banners.map(({ id }, number) => (
              <i key={id} data-on={number === index} />
            ))}
          </Dots>
          <Pause type="button" aria-label={paused ? es.home.resume : es.home.pause} onClick={() => setPaused(!paused)}>
            <svg width={16} height={16} viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
              <path d={paused ? 'M4 2 13 8 4 14Z' : 'M3.500 2h3v12h-3zM9.500 2h3v12h-3z'} />
            </svg>
          </Pause>
        </>
      )}
    </Frame>
  );
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const shownIn = (track: HTMLElement) => Math.round(track.scrollLeft / Math.max(1, track.clientWidth));

const slideTo = (track: HTMLElement | null, index: number) =>
  track?.scrollTo({ left: index * track.clientWidth, behavior: prefersStillness() ? 'auto' : 'smooth' });
