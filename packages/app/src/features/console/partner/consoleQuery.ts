import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@arma11/core';
import { askConsole } from './askConsole';

/** Everything that the console has read lies under it: a write asks for all of it again. */
export const CONSOLE_KEY = ['console'] as const;

/** A read of the console. */
export const consoleQuery = <N extends 'partners' | 'pageDays' | 'webhooks' | 'deliveries' | 'testPlayers'>(
  client: Client,
  name: N,
  input: object = {},
) =>
  queryOptions({
    queryKey: [...CONSOLE_KEY, name, input] as const,
    queryFn: ({ signal }) => askConsole(client, name, input, { signal }),
  });
