import { createContext, useContext } from 'react';
import type { IdentityProvider } from '@arma11/core';

/** The identity service of this server, or null where none is configured. */
export const IdentityContext = createContext<IdentityProvider | null>(null);

/** The identity service, or null: then its button explains itself. */
export const useIdentity = (): IdentityProvider | null => useContext(IdentityContext);
