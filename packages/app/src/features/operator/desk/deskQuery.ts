import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@arma11/core';
import type { DeskCallName, DeskInput } from '@arma11/core/back-office';
import { askDesk } from './askDesk';

/** Everything that the desk has read lies under it: a write asks for all of it again. */
export const DESK_KEY = ['ops'] as const;

/** A read of the operator's. */
export const deskQuery = <N extends DeskCallName>(client: Client, name: N, input: DeskInput<N>) =>
  queryOptions({
    queryKey: [...DESK_KEY, name, input] as const,
    queryFn: ({ signal }) => askDesk(client, name, input, { signal }),
  });
