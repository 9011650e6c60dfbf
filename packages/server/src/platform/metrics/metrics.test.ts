import { expect, it } from 'vitest';
import { countDeliveries } from './countDeliveries';
import type { Metrics } from './Metrics';
import { timedJob } from './timedJob';

it('counts what was sent and what could not be, and passes the failure on', async () => {
  const counted: string[] = [];
  const metrics = { delivered: (...what: string[]) => counted.push(what.join(' ')) } as unknown as Metrics;
  const send = countDeliveries(metrics, 'sms', (message: string) =>
    message === 'bad' ? Promise.reject(new Error('no service')) : Promise.resolve(),
  );
  await send('good');
  await expect(send('bad')).rejects.toThrow('no service');
  expect(counted).toEqual(['sms sent', 'sms failed']);
});

it('times each pass of a job, also one that fails', async () => {
  const passes: boolean[] = [];
  const metrics = { watchJob: () => (pass: { failed: boolean }) => passes.push(pass.failed) } as unknown as Metrics;
  let fails = false;
  const job = timedJob(metrics, 'rooms', () => (fails ? Promise.reject(new Error('no room')) : Promise.resolve(3)));
  expect(await job()).toBe(3);
  fails = true;
  await expect(job()).rejects.toThrow('no room');
  expect(passes).toEqual([false, true]);
});
