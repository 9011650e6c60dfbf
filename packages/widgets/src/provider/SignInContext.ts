import { createContext, useContext } from 'react';

/** What 'Ingresar' does; null where the page has no way to sign in. */
export const SignInContext = createContext<(() => void) | null>(null);

/** What 'Ingresar' does, or null: then the widget shows no such button. */
export const useSignInRequest = (): (() => void) | null => useContext(SignInContext);
