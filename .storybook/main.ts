import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { ignoreUseClient } from '../tooling/ignoreUseClient.mjs';
import { workspaceAliases } from '../tooling/workspaceAliases.mjs';
import { inPageBuild } from './demo/inPageBuild.mjs';

/** Where libraries are found before the first story: one that is found later reloads the page in the middle of a test. */
const found = ['packages/app/src/App.tsx', 'packages/*/src/**/*.stories.tsx'];

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx', './**/*.stories.tsx', './docs/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(
      mergeConfig(base, {
        resolve: { alias: workspaceAliases() },
        // Styles come as in production, rule by rule.
        define: { SC_DISABLE_SPEEDY: 'false' },
        build: { rolldownOptions: ignoreUseClient },
        optimizeDeps: { entries: found },
      }),
      inPageBuild,
    ),
};

export default config;
