import { expect, it } from 'vitest';
import { googleSettings } from './googleSettings';

const page = (content: string | null) => {
  const document = new DOMParser().parseFromString('<head></head>', 'text/html');
  if (content === null) return document;
  const meta = document.createElement('meta');
  meta.name = 'arma11-firebase';
  meta.content = content;
  document.head.append(meta);
  return document;
};

it.each([
  ['{"apiKey":"k","authDomain":"d","projectId":"p"}', { apiKey: 'k', authDomain: 'd', projectId: 'p' }],
  ['{"apiKey":"k"}', null],
  ['not json', null],
  ['', null],
  [null, null],
])('the page that says %s names the identity project %o', (content, settings) => {
  expect(googleSettings(page(content))).toEqual(settings);
});
