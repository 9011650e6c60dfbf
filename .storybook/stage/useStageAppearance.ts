import { useMemo } from 'react';
import { brandAppearance, tokens } from '@arma11/widgets/theme';
import { useChosenTokens } from '../docs/chosenTokens';
import { schemes } from '../modes';
import { useLook } from './look';

const ownSize = tokens.fontSizeBase.dark;

/** How everything on the stage looks: our faces and the tokens that a reader changed, as the toolbars say. */
export function useStageAppearance() {
  const { scheme, text } = useLook();
  const chosen = useChosenTokens();
  return useMemo(() => {
    const { fontSizeBase = ownSize } = chosen;
    const size = text === '100' ? {} : { fontSizeBase: `calc(${fontSizeBase} * ${Number(text) / 100})` };
    return { mode: schemes[scheme], variables: { ...brandAppearance.variables, ...chosen, ...size } };
  }, [scheme, text, chosen]);
}
