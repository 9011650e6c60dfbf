import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { homeQueries } from '@arma11/core/site';

/** The wallet's numbers, and what coins are on this server: a game's, a demo's or real money. */
export const useExchange = () => useQuery(homeQueries.exchange(useClient()));
