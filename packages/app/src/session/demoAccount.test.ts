import { expect, it } from 'vitest';
import { demoAccount } from './demoAccount';

function page(content: string | null): Document {
  const document = new DOMParser().parseFromString('<head></head>', 'text/html');
  if (content !== null) {
    const meta = document.createElement('meta');
    meta.name = 'arma11-demo';
    meta.content = content;
    document.head.append(meta);
  }
  return document;
}

it.each([
  ['{"email":"demo@arma11.pe","password":"jugar2026"}', { email: 'demo@arma11.pe', password: 'jugar2026' }],
  ['{"email":"demo@arma11.pe"}', null],
  ['not json', null],
  ['', null],
  [null, null],
])('the page that says %s offers the demo account %o', (content, account) => {
  expect(demoAccount(page(content))).toEqual(account);
});
