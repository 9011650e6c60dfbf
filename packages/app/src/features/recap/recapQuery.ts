import type { Client } from '@arma11/core';
import { recapCalls, type WeekRecap } from '@arma11/core/back-office';

/** The player's week of a day, or the last that is over: this call is in no contract that other pages load. */
export const recapQuery = (client: Client, day: string | undefined) => ({
  queryKey: ['recap', day ?? null],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.send('recap.week', recapCalls.week, day === undefined ? {} : { day }, { signal }) as Promise<WeekRecap>,
});
