import { expect, it } from 'vitest';
import { demoPayCode } from './demoPayCode';

const drawn = (provider: 'yape' | 'plin') => atob(demoPayCode(provider).image.split(',')[1]!);

it('the demo’s code says DEMO in lines of its own: an image is drawn with no font of the page', () => {
  expect(demoPayCode('yape').image).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(drawn('yape')).not.toMatch(/<text|font/);
  expect(drawn('yape')).not.toBe(drawn('plin'));
});
