import { createContext, useContext } from 'react';

/** What 'Ingresar' does; it returns false where the page prevented it. Null where the page has no way to sign in. */
export const SignInContext = createContext<(() => boolean | void) | null>(null);

/** What 'Ingresar' does, or null: then the widget shows no such button. */
export const useSignInRequest = (): (() => boolean | void) | null => useContext(SignInContext);
