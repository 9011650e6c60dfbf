import { useClient } from '@arma11/core';
import { defineElements } from '@arma11/widgets/elements';
import '@arma11/widgets/jsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { HostSettings } from '../../../packages/widgets/src/elements/classes/host';
import { chosenAppearance } from '../chosenTokens';

interface LiveElementProps {
  /** The tag as it is copied. */
  code: string;
  events: readonly string[];
  onEvent: (name: string, detail: unknown) => void;
  /** How high it is once it is there, and whenever that changes. */
  onHeight: (pixels: number | undefined) => void;
}

/** The tag itself, in a provider that has the recorded game. What would leave the page is stopped, and shown below it. */
export function LiveElement({ code, events, onEvent, onHeight }: LiveElementProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  // Before the provider is drawn: only a tag that is known takes its settings as a property.
  useState(() => defineElements());
  const place = useRef<HTMLDivElement>(null);
  const settings: HostSettings = {
    client,
    queryClient,
    baseUrl: 'https://play.example',
    appearance: chosenAppearance(),
  };
  useEffect(() => {
    const page = place.current;
    if (!page) return;
    page.innerHTML = code;
    const element = page.firstElementChild;
    const measure = () => {
      const ready = element?.matches(':state(ready)');
      onHeight(ready ? Math.ceil(element!.getBoundingClientRect().height) : undefined);
    };
    const report = (event: Event) => {
      if (event.cancelable) event.preventDefault();
      onEvent(event.type, (event as CustomEvent).detail);
      measure();
    };
    for (const name of events) page.addEventListener(name, report);
    const watch = new ResizeObserver(measure);
    if (element) watch.observe(element);
    return () => {
      watch.disconnect();
      for (const name of events) page.removeEventListener(name, report);
    };
  }, [code, events, onEvent, onHeight]);
  return (
    <arma11-provider settings={settings}>
      <div ref={place} />
    </arma11-provider>
  );
}
