import { useOutletContext } from 'react-router';
import type { Group } from '@arma11/core/back-office';

/** The group whose page is open, with the season that is going on. */
export const useGroup = (): Group => useOutletContext<Group>();
