import { useQuery } from '@tanstack/react-query';
import { homeQueries, useClient } from '@arma11/core';

/** The wallet's numbers, and what coins are on this server: a game's, a demo's or real money. */
export const useExchange = () => useQuery(homeQueries.exchange(useClient()));
