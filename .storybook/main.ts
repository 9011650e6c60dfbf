import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { workspaceAliases } from '../scripts/workspaceAliases.mjs';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { alias: workspaceAliases() },
      build: {
        rolldownOptions: {
          // "use client" at the head of a library's file means nothing to a bundle.
          onLog: (level: string, log: { code?: string }, next: (level: string, log: object) => void) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
          },
        },
      },
    }),
};

export default config;
