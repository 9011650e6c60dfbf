/** Storybook's preview, by name for the stories of all packages. */
export { default } from '../../.storybook/preview';
