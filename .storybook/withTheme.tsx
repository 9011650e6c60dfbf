import { ThemeRoot, token } from '@arma11/widgets/theme';
import type { Decorator } from '@storybook/react-vite';
import { brandAppearance } from '../packages/widgets/src/theme/brand';
import { schemes } from './modes';

/** Draws a story in the scheme of the toolbar, in our own faces. */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const mode = schemes[globals.scheme as keyof typeof schemes] ?? 'dark';
  const background = token('colorSurface');
  const padding = parameters.layout === 'fullscreen' ? 0 : 16;
  const minHeight = viewMode === 'docs' ? undefined : '100vh';
  const style = { background, boxSizing: 'border-box', minHeight, padding } as const;
  return (
    <ThemeRoot mode={mode} appearance={brandAppearance} style={style}>
      <Story />
    </ThemeRoot>
  );
};
