import { useQuery } from '@tanstack/react-query';
import { accountsQueries, useClient } from '@arma11/core';
import type { User } from '@arma11/core/contract';

/** Who reads the page; undefined before that is known. */
export const useMe = (): User | undefined => useQuery(accountsQueries.user(useClient())).data;
