import { useRef } from 'react';
import { LanguageContext } from './LanguageContext';
import { Root } from './SchemeRoot.styles';
import type { ThemeRootProps } from './ThemeRoot';
import { useVariables } from './useVariables';

/**
 * Gives the widgets inside it scheme, tokens and language, and leaves everything else as it is: a partner's page may be inside,
 * too. Each widget brings the base of its text itself (TextBase).
 */
export function SchemeRoot({ mode = 'auto', appearance, lang, children }: ThemeRootProps) {
  const root = useRef<HTMLDivElement>(null);
  useVariables(root, appearance);
  return (
    <LanguageContext.Provider value={lang}>
      <Root ref={root} data-arma11-scheme={mode}>
        {children}
      </Root>
    </LanguageContext.Provider>
  );
}
