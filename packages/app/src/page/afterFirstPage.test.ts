import { expect, it, vi } from 'vitest';
import { afterFirstPage } from './afterFirstPage';
import { pageDrawn } from './firstPage';

it('asks at once, and answers when the first page is drawn', async () => {
  const transport = vi.fn(async () => ({ status: 200, headers: {}, body: 'home' }));
  const answered = vi.fn();
  const answer = afterFirstPage(transport)({ method: 'GET', path: 'home/', headers: {} }).then(answered);
  await new Promise((resolve) => setTimeout(resolve));
  expect([transport.mock.calls.length, answered.mock.calls.length]).toEqual([1, 0]);
  pageDrawn();
  await answer;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ body: 'home' }));
});
