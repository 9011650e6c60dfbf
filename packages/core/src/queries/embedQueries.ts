import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/Client';

/** Sites that show our widgets (design: embedding.md A6.4), as our own page asks about them. */
export const embedQueries = {
  all: ['embed'] as const,
  /** Who a publishable key belongs to, and the pages that may use it. */
  config: (client: Client, key: string) =>
    queryOptions({
      queryKey: ['embed', 'config', key] as const,
      queryFn: ({ signal }) => client.plus.embedConfig({ key }, { signal }),
      staleTime: 60_000,
    }),
};

/** What a player lets act for him: a page that waits under `state`, or his account at a site, by its link code. */
export type EmbedGrantRequest =
  | { key: string; state: string; challenge: string; origin: string }
  | { key: string; link: string };

/** Lets a site's widgets act for the signed-in player. */
export const grantEmbed = (client: Client, body: EmbedGrantRequest) => client.plus.grantEmbed({ body });
