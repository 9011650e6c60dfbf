import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { ignoreUseClient } from '../scripts/ignoreUseClient.mjs';
import { workspaceAliases } from '../scripts/workspaceAliases.mjs';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, { resolve: { alias: workspaceAliases() }, build: { rolldownOptions: ignoreUseClient } }),
};

export default config;
