import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { LaterWidgetPage } from './docs/widget/LaterWidgetPage';
import { freezeClock } from './frozenClock';
import { viewports } from './modes';
import { loadWholeApp } from './pictures/loadWholeApp';
import { picturesTaken } from './pictures/withPicturesTaken';
import './preview.css';
import { quietConsole } from './stage/quietConsole';
import { speakLocale } from './stage/speakLocale';
import { toolbarDefaults, toolbars } from './stage/toolbars';
import { withLocale } from './stage/withLocale';
import { loadFaces, ownFaces } from './stillness';
import { withTheme } from './withTheme';
import { instantOf, scenarios } from './scenario/withScenario';

document.documentElement.lang = 'es';

// Links and pictures that players share name the site: not the port that a test found free.
const origin = Object.assign(document.createElement('meta'), {
  name: 'arma11:origin',
  content: 'https://arma11.example',
});
document.head.append(origin);

/** The stage of every story: `preview.meta(…).story(…)`, with its scenario as a typed parameter. */
const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest(), scenarios, quietConsole, picturesTaken],
  globalTypes: toolbars,
  initialGlobals: toolbarDefaults,
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    docs: { page: LaterWidgetPage },
    a11y: {
      // The run of the first looks is that of `npm test`, which judges every page in `packages/app/e2e` instead.
      test: import.meta.env.VITE_PICTURE_LOOKS === 'first' ? 'off' : 'error',
      options: {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
        // Of what passes axe describes one element for each rule: a third of its time went into the others.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    // Pictures are taken where a story asks for them (modes.ts, photographed).
    chromatic: { disableSnapshot: true },
    options: {
      storySort: {
        order: [
          'Start',
          ['Designers', 'Partners', 'Contributors'],
          'Foundations',
          ['Theming'],
          'UI',
          'Widgets',
          'Pages',
          'Embed',
          ['Guide', 'Script tag', 'React', 'Sign in'],
          'Errors',
          'Demo',
        ],
      },
    },
  },
  loaders: [speakLocale, () => loadFaces(ownFaces), loadWholeApp],
  beforeEach: ({ loaded }) => freezeClock(instantOf(loaded)),
  decorators: [withLocale, withTheme],
});

export default preview;
