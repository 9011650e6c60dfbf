import type { Appearance } from './appearance';

/** The faces of our own pages: the app and the Storybook load them, a partner page does not. */
export const brandAppearance: Appearance = {
  variables: {
    fontFamily: "Barlow, system-ui, 'Segoe UI', Roboto, sans-serif",
    fontDisplay: "'Barlow Condensed', 'Arial Narrow', 'Roboto Condensed', sans-serif",
    displayScale: '1',
  },
};
