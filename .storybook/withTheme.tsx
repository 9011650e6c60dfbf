import { ThemeRoot, token } from '@arma11/widgets/theme';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';
import { TokensStrip } from './docs/TokensStrip';
import { standIn } from './stage/deviceZone';
import { showLook, type Look } from './stage/look';
import { useStageAppearance } from './stage/useStageAppearance';
import { watchedByMachine } from './stillness';

/** What the toolbars say of how a story looks. */
interface LookGlobals extends Look {
  motion: '' | 'quieto';
  zone: string;
}

/** Draws a story in the scheme and the size of the toolbars, in our own faces. */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { scheme, text, motion, zone } = globals as unknown as LookGlobals;
  useLayoutEffect(() => showLook({ scheme, text }), [scheme, text]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-still', watchedByMachine || motion === 'quieto');
  }, [motion]);
  standIn(zone);
  const { mode, ...appearance } = useStageAppearance();
  const background = token('colorSurface');
  const padding = parameters.layout === 'fullscreen' ? 0 : 16;
  const minHeight = viewMode === 'docs' ? undefined : '100vh';
  const style = { background, boxSizing: 'border-box', minHeight, padding } as const;
  return (
    <ThemeRoot mode={mode} appearance={appearance} style={style}>
      <Story />
      {viewMode === 'story' && <TokensStrip />}
    </ThemeRoot>
  );
};
