import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { freezeClock } from './frozenClock';
import { viewports } from './modes';
import './preview.css';
import { loadFaces, watchedByMachine } from './stillness';
import { withTheme } from './withTheme';
import { instantOf, worlds } from './withWorld';

document.documentElement.lang = 'es';
document.documentElement.toggleAttribute('data-still', watchedByMachine);

/** The stage of every story: `preview.meta(…).story(…)`, with its world as a typed parameter. */
const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest(), worlds],
  globalTypes: {
    scheme: {
      description: 'Esquema',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'oscuro', title: 'Noche (oscuro)' },
          { value: 'claro', title: 'Mediodía (claro)' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'oscuro' },
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      options: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] } },
    },
    // Pictures are taken where a story asks for them (modes.ts, photographed).
    chromatic: { disableSnapshot: true },
    options: { storySort: { order: ['Foundations', 'UI', 'Widgets', 'Pages', 'Embed', 'Errors'] } },
  },
  loaders: [loadFaces],
  beforeEach: ({ loaded }) => freezeClock(instantOf(loaded)),
  decorators: [withTheme],
});

export default preview;
