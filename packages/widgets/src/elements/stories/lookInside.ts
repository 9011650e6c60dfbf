import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** What a look into a story's elements needs of it. */
export type Stage = Pick<StoryContext, 'canvasElement'>;

/** The first element with this tag. */
export const tagIn = <Tag extends HTMLElement>({ canvasElement }: Stage, name: string) =>
  canvasElement.querySelector(name) as Tag;

/** The element that all of a widget is in. */
export const rootOf = (element: HTMLElement) => element.shadowRoot?.querySelector('.root') as HTMLElement;

/** Finds things in a widget by role and name. */
export const inside = (element: HTMLElement) => within(rootOf(element));

/** A part of a widget, by the name that partners know. */
export const part = (element: HTMLElement, name: string) => rootOf(element).querySelector(`[part~="${name}"]`);

/** The first element with this tag, once its widget is there. */
export const ready = async (stage: Stage, name: string) => {
  const element = tagIn(stage, name);
  await waitFor(() => expect(element.matches(':state(ready)')).toBe(true), { timeout: 10_000 });
  return element;
};
