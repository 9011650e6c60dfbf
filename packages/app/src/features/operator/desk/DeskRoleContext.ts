import { createContext, useContext } from 'react';
import type { DeskRole } from '@arma11/core/contract';

/** What the person at the desk may do. */
export const DeskRoleContext = createContext<DeskRole['role']>('player');

export const useDeskRole = () => useContext(DeskRoleContext);
