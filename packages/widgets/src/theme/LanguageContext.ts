import { createContext } from 'react';

/** The language of the widgets inside, where it is another than the page's around them; each widget's root says it. */
export const LanguageContext = createContext<string | undefined>(undefined);
