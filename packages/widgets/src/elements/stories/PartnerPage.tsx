import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useClient } from '@arma11/core';
import type { HostSettings } from '../classes/host';
import { defineElements } from '../defineElements';

const DARK: HostSettings['appearance'] = { mode: 'dark' };
const ourSite = 'https://play.example';
const EVENTS = [
  'ready',
  'error',
  'signin-request',
  'room-open',
  'room-join',
  'wallet-open',
  'answers-change',
  'answers-save',
  'player-replace',
  'formation-change',
  'lineup-closed',
  'quest-complete',
  'ranking-open',
  'react',
] as const;

/** Props of PartnerPage. */
export interface PartnerPageProps {
  /** What the page hears. */
  heard: (name: string, detail: unknown) => void;
  /** @default dark, as the stage is: by itself a tag follows the device */
  appearance?: HostSettings['appearance'];
  dir?: 'rtl';
  children: ReactNode;
}

/** A partner's page: plain tags, a provider that has the story's scenario, and one listener for all events. */
export function PartnerPage({ heard, appearance = DARK, dir, children }: PartnerPageProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [settings] = useState((): HostSettings => {
    defineElements();
    return { client, queryClient, baseUrl: ourSite, appearance };
  });
  const listen = (page: HTMLElement | null) => {
    if (!page) return;
    const report = (event: Event) => heard(event.type, (event as CustomEvent).detail);
    for (const name of EVENTS) page.addEventListener(`arma11-${name}`, report);
    return () => EVENTS.forEach((name) => page.removeEventListener(`arma11-${name}`, report));
  };
  return (
    <div ref={listen} dir={dir} lang={dir ? 'ar' : undefined}>
      <arma11-provider settings={settings}>{children}</arma11-provider>
    </div>
  );
}
