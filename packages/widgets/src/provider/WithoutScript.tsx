import { useHydrating } from '../hydration/useHydrating';
import { useSignInWords } from '../messages/signIn.es';
import { useOurSite } from './useOurSite';

/** Props of WithoutScript. */
export interface WithoutScriptProps {
  /** Of our own page that shows the same. */
  path: string;
}

/** In the markup of a partner's server: where to go when the page's scripts do not run, and nothing will ever load or answer. */
export function WithoutScript({ path }: WithoutScriptProps) {
  const t = useSignInWords();
  const onOurSite = useOurSite();
  const hydrating = useHydrating();
  if (!onOurSite || !hydrating) return null;
  return (
    <noscript>
      <a href={onOurSite(path)}>{t.withoutScript}</a>
    </noscript>
  );
}
