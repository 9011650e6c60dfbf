import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { placeBeside, type Box, type Place } from './placeBeside';

/** Where the bubble of a step stands, and what it speaks of. */
export interface TourPlace {
  place: Place;
  target: Box;
}

/** Measures where a step's bubble stands on its stage; again when the stage changes its size. Null: nothing is there. */
export function useTourPlace(stage: RefObject<HTMLElement | null>, targets: string, step: number) {
  const bubble = useRef<HTMLElement>(null);
  const [measured, setMeasured] = useState<TourPlace | null>(null);
  useLayoutEffect(() => {
    const around = stage.current;
    if (!around) return;
    const measure = () => setMeasured(measureIn(around, bubble.current, targets));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, [stage, targets, step]);
  return { bubble, measured };
}

function measureIn(stage: HTMLElement, bubble: HTMLElement | null, targets: string): TourPlace | null {
  const element = stage.querySelector(targets);
  if (!element || !bubble) return null;
  const origin = stage.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const target = { left: left - origin.left, top: top - origin.top, width, height };
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  // Over the shirts is the stand, over everything else is what one came to do.
  const side = element.closest('[part~="pitch"]') ? 'above' : 'below';
  return { place: placeBeside(target, size, origin.width, side), target };
}
