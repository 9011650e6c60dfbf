import type { Client } from '../client/Client';
import { query } from './query';
import { partnersKeys } from './queryKeys';

/** Sites that show our widgets (docs/auth.md), as our own pages ask about them. */
export const partnersQueries = {
  /** Who a publishable key belongs to, and the pages that may use it. */
  config: (client: Client, key: string) =>
    query({
      queryKey: partnersKeys.config(key),
      queryFn: ({ signal }) => client.partners.config({ key }, { signal }),
      staleTime: 60_000,
    }),
  /** The sites that may act for the player. */
  grants: (client: Client) =>
    query({
      queryKey: partnersKeys.grants,
      queryFn: ({ signal }) => client.partners.grants(undefined, { signal }),
    }),
};

/** What a player lets act for them: a page that waits under `state`, or their account at a site, by its link code. */
export type EmbedGrantRequest =
  | { key: string; state: string; challenge: string; origin: string }
  | { key: string; link: string };

/** Lets a site's widgets act for the signed-in player. */
export const grantEmbed = (client: Client, body: EmbedGrantRequest) => client.partners.grant({ body });

/** Ends what a site may do. Invalidate `afterGrants`. */
export const endGrant = (client: Client, id: number) => client.partners.endGrant({ id });
